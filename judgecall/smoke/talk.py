"""One engine on its way through a game of the conversation, step by step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from judgecall import sight
from judgecall.engines import SaidStale, SaidUnsupported, answers
from judgecall.smoke.codes import ILLEGAL, STALE, UNSUPPORTED, named
from judgecall.smoke.conversation import CLOSED, OPEN
from judgecall.smoke.findings import Kind, Stop
from judgecall.smoke.matching import Difference, compact, difference
from judgecall.stops import Mismatch

if TYPE_CHECKING:
    from collections.abc import Collection

    from judgecall.protocol import Json
    from judgecall.sight import Sight
    from judgecall.smoke.conversation import Exchange
    from judgecall.smoke.wire import Wire

#: Errors after which everything must be as it was.
_LEAVES_ALL_ALONE: Final = frozenset({ILLEGAL, STALE})


class Talk:
    """What was said in this game, as far as the next answer is held against it."""

    def __init__(self, wire: Wire, what_seats_see: Sight | None = None) -> None:
        self.wire = wire
        #: What the rulebook says of hidden information, if it hides any.
        self._sight = what_seats_see
        self._state: Json = {}
        self._events: list[Json] = []
        self._open: str | None = None
        self._closed: str | None = None

    def exchange(self, step: Exchange) -> None:
        """Ask what the conversation asks; raises `Stop` unless the answer is what it should be."""
        params = self._filled(step.params)
        response = self.wire.ask(step.method, params)
        if "error" in response:
            self._refused(step, response["error"])
        else:
            self._answered(step, params, response["result"])

    def must_refuse(self, method: str, params: Json, codes: Collection[int]) -> None:
        """Ask what the protocol does not have; raises `Stop` unless the error is one of these."""
        response = self.wire.ask(method, params, in_vain=True)
        wanted = " or ".join(map(named, codes))
        if "error" not in response:
            raise Stop(
                Kind.ADAPTER_FAULT,
                "the engine answers with a result what it should refuse",
                expected=(f"the error {wanted}",),
                actual=(f"the result {compact(response['result'])}",),
            )
        code = response["error"]["code"]
        if code == UNSUPPORTED:
            raise self._unsupported(response["error"])
        if code not in codes:
            raise Stop(
                Kind.ADAPTER_FAULT,
                "the engine refuses this with another error than the protocol has for it",
                expected=(wanted,),
                actual=(f"{named(code)}: {response['error']['message']}",),
                log=tuple(self.wire.transport.stderr_tail()),
            )

    def says_goodbye(self) -> None:
        """Shut down; raises `Stop` unless the engine agrees."""
        response = self.wire.ask("shutdown", {})
        if "error" in response:
            raise self._in_words(response["error"], "shutdown")

    def ends(self) -> None:
        """Give it no more input; raises `Stop` unless it takes that for the end."""
        if not self.wire.ends():
            raise Stop(
                Kind.ADAPTER_FAULT,
                f"the engine still runs {self.wire.timeout:g} s after its stdin was closed",
                hint="End when there is nothing more to read; what stays behind after a run "
                "is killed.",
            )

    def _filled(self, params: Json) -> Json:
        """The params with the decision that is meant."""
        meant = {OPEN: self._open, CLOSED: self._closed}
        if params.get("decision") not in meant:
            return params
        decision = meant[params["decision"]]
        if decision is None:
            raise Stop(
                Kind.DIFFERS,
                "nobody has been asked anything",
                expected=("a decision",),
                actual=("null",),
            )
        return {**params, "decision": decision}

    def _answered(self, step: Exchange, params: Json, result: Json) -> None:
        if step.error is not None:
            raise _allowed(step.error, result)
        if step.method == "game/view":
            if not params:
                self._check_view(result, "game/view shows")
            elif self._sight is not None:
                self._check_seat(self._sight, result, params["player"])
        else:
            self._remember(step, params, result)
        found = difference(step.result, result) if step.result is not None else None
        if found is not None:
            raise Stop(
                Kind.DIFFERS,
                f"the answer to {step.method} is another than the rulebook's at "
                f"/result{found.pointer}",
                expected=found.expected,
                actual=found.actual,
                in_order=found.in_order,
            )

    def _remember(self, step: Exchange, params: Json, progress: Json) -> None:
        if step.method == "game/start":
            self._events = []
        elif step.method == "game/decide":
            self._closed = params["decision"]
        self._state = progress["state"]
        self._events += progress["events"]
        self._open = progress["decision"]["id"] if progress["decision"] else None

    def _check_view(self, view: Json, who: str) -> None:
        """Hold a look at all of it against what was told before; raises `Stop` if it differs."""
        for part, before, other in (
            ("state", self._state, "another state than the answer before"),
            ("events", self._events, "other events than the answers before"),
        ):
            came: Any = view[part]
            if came == before:
                continue
            found = (
                difference(before, came, f"/{part}")
                or difference(came, before, f"/{part}")
                or Difference(f"/{part}", (compact(before),), (compact(came),))
            )
            raise Stop(
                Kind.ADAPTER_FAULT,
                f"{who} {other} at /result{found.pointer}",
                expected=found.expected,
                actual=found.actual,
                in_order=found.in_order,
            )

    def _check_seat(self, rules: Sight, view: Json, seat: str) -> None:
        """Hold what a seat is shown against what it may know; raises `Stop` if it differs."""
        full = {"state": self._state, "events": self._events}
        try:
            sight.look(rules, full, seat, view, compact)
        except Mismatch as found:
            raise Stop(
                Kind.DIFFERS,
                found.sentence,
                expected=found.expected,
                actual=found.actual,
                in_order=found.in_order,
            ) from None

    def _refused(self, step: Exchange, error: Json) -> None:
        if error["code"] in _LEAVES_ALL_ALONE:
            self._check_unmoved()
        if step.error is None or error["code"] != step.error["code"]:
            raise self._in_words(error, step.method, step.error)
        found = difference(step.error, error)
        if found is not None:
            raise Stop(
                Kind.DIFFERS,
                "the engine refuses it, too, but for another reason",
                expected=found.expected,
                actual=found.actual,
            )

    def _check_unmoved(self) -> None:
        """Look whether a refusal has left everything as it was; raises `Stop` otherwise."""
        response = self.wire.ask("game/view", {})
        if "result" in response:
            self._check_view(response["result"], "the engine refuses it, and yet shows")
        elif response["error"]["code"] != UNSUPPORTED:
            raise self._in_words(response["error"], "game/view")

    def _in_words(self, error: Json, method: str, wanted: Json | None = None) -> Stop:
        """What an error means that should not have come."""
        fault = answers.fault_in(method, error)
        if fault is not None:
            return self.wire.stopped_by(fault)
        said = answers.said(error)
        if isinstance(said, SaidUnsupported):
            return self._unsupported(error)
        came = f"{named(error['code'])}: {compact(error['data'])}"
        if wanted is not None and wanted["code"] == STALE:
            return Stop(
                Kind.ADAPTER_FAULT,
                "the engine refuses an answer that comes too late, but not as stale",
                expected=(named(STALE),),
                actual=(came,),
            )
        if isinstance(said, SaidStale):
            return Stop(
                Kind.ADAPTER_FAULT,
                "the engine calls a decision stale that it has just asked for",
                evidence=compact(error),
                hint="Compare with the id that you sent, and keep it until it is answered.",
            )
        return Stop(
            Kind.DIFFERS,
            f"the engine refuses {method}, and the rulebook does not",
            expected=(named(wanted["code"]) if wanted else "a result",),
            actual=(came,),
        )

    def _unsupported(self, error: Json) -> Stop:
        data = error["data"]
        return Stop(
            Kind.UNSUPPORTED,
            f"the engine does not support {data['what']}",
            issue=data.get("issue", ""),
        )


def _allowed(wanted: Json, result: Json) -> Stop:
    """A result came where the conversation has an error."""
    happened = ", ".join(map(compact, result.get("events", ()))) or "nothing happens"
    if wanted["code"] == STALE:
        return Stop(
            Kind.ADAPTER_FAULT,
            "the engine takes an answer to a decision that is no longer open",
            expected=(named(STALE),),
            actual=(f"a result: {happened}",),
            hint="Compare the decision's id with the one that is open before anything else.",
        )
    reason = wanted.get("data", {}).get("reason", "")
    return Stop(
        Kind.DIFFERS,
        "the engine allows what the rulebook forbids",
        expected=(f"{named(wanted['code'])}{reason and f': {reason}'}",),
        actual=(f"a result: {happened}",),
    )
