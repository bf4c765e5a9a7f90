"""The conversation held with one engine, scene by scene."""

from __future__ import annotations

from contextlib import closing
from typing import TYPE_CHECKING

from judgecall import resources
from judgecall.engines import CannotReach, Handshake, parse_spec
from judgecall.engines.child import Child
from judgecall.rulebook import available
from judgecall.rulebook.faults import SuiteError
from judgecall.rulebook.read_manifest import read_manifest
from judgecall.smoke.conversation import FILE, read_conversation
from judgecall.smoke.findings import Finding, Kind, Stop
from judgecall.smoke.scenes import INTRODUCTION, Heading, game_scenes, protocol_scenes
from judgecall.smoke.talk import Talk
from judgecall.smoke.wire import Wire
from judgecall.steps.vocabulary import own_sight

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence
    from pathlib import Path

    from judgecall.protocol import Json
    from judgecall.rulebook.manifest import Manifest
    from judgecall.smoke.conversation import Conversation
    from judgecall.smoke.scenes import Scene, Step


class Smoke:
    """One engine, and what is found out about it."""

    def __init__(
        self,
        spec: str,
        timeout: float,
        *,
        only: int | None = None,
        root: Path | None = None,
    ) -> None:
        self.transport = parse_spec(spec)
        self.timeout = timeout
        #: What every step came to that was played so far.
        self.findings: list[Finding] = []
        #: The rulebooks that both the engine and the suite know.
        self.played: list[str] = []
        self.handshake: Handshake | None = None
        self._only = only
        self._root = root or resources.features()
        self._manifests = {name: _manifest(self._root / name) for name in available(self._root)}
        self._claims: Json = {}

    def hold(self) -> Iterator[Heading | Finding]:
        """
        Hold the conversation, and tell of every step as it ends.

        Raises `CannotReach` if there is no engine at all.
        """
        number = INTRODUCTION
        for scene in protocol_scenes(is_child=isinstance(self.transport, Child)):
            number = scene.steps[-1].number
            found = list(self._play(scene, next(iter(self._manifests))))
            if number == INTRODUCTION:
                yield Heading("The protocol")  # not before there is an engine
            yield from found
            if self.handshake is None:
                return  # who does not say what they play cannot be asked for it
        self.played = [name for name in self._manifests if name in self._claims]
        for name in self.played:
            conversation = read_conversation(self._root / name)
            yield self._heading(name, conversation)
            if conversation is not None:
                scenes = list(game_scenes(conversation, number + 1))
                number = scenes[-1].steps[-1].number
                yield from self._play_games(scenes, name)
        yield from self._strange_rulebooks()

    def _play_games(self, scenes: Sequence[Scene], name: str) -> Iterator[Heading | Finding]:
        """The games of a rulebook; where the first cannot even be set up, none can go on."""
        for scene in scenes:
            begun = len(self.findings)
            if scene.title:
                yield Heading(scene.title, is_game=True)
            yield from self._play(scene, name)
            is_first = scene.before is None
            if is_first and any(each.kind is not Kind.OK for each in self.findings[begun:]):
                break
        else:
            return
        for scene in scenes:
            for step in scene.steps if scene.before is not None else ():
                if self._only in {None, step.number}:
                    yield self._found(scene, step, Kind.NOT_TRIED)

    def _heading(self, name: str, conversation: Conversation | None) -> Heading:
        manifest = self._manifests[name]
        theirs = self._claims[name]["edition"]
        notes = []
        if theirs != manifest.edition:
            notes.append(f"the engine follows edition {theirs}")
        if conversation is None:
            notes.append(f"no conversation has been written for it yet ({name}/{FILE})")
        return Heading(f"{manifest.title}, edition {manifest.edition}", tuple(notes))

    def _strange_rulebooks(self) -> Iterator[Heading]:
        ours = f"this suite has: {', '.join(self._manifests)}"
        for name in self._claims:
            if name not in self._manifests:
                yield Heading(name, (f"the engine plays it, but {ours}",))
        if not self._claims:
            yield Heading("No rulebook", (f"the engine declares none, and {ours}",))

    def _play(self, scene: Scene, name: str) -> Iterator[Finding]:
        """Go through a scene with an engine of its own; after the first trouble, no further."""
        numbers = [step.number for step in scene.steps]
        if self._only is not None and not {self._only, INTRODUCTION} & set(numbers):
            return
        wire = Wire(self.transport, name, self._manifests[name].edition, self.timeout)
        talk = Talk(wire, own_sight(name) if scene.is_game else None)
        with closing(wire):
            unsupported = set(self._claims.get(name, {}).get("unsupported", ()))
            stopped = self._begin(scene, talk, name)
            told = False
            for step in scene.steps:
                if not told:
                    stopped = stopped or _do(step, talk, unsupported)
                kind = Kind.NOT_TRIED if told else stopped.kind if stopped else Kind.OK
                # What keeps the wanted step from its turn is told as well.
                if self._only in {None, step.number} or kind not in {Kind.OK, Kind.NOT_TRIED}:
                    yield self._found(scene, step, kind, wire, None if told else stopped)
                told = stopped is not None
                if step.number == self._only:
                    return

    def _begin(self, scene: Scene, talk: Talk, name: str) -> Stop | None:
        """Start the engine and what comes before the first step; give what went wrong."""
        is_first = scene.steps[0].number == INTRODUCTION
        try:
            introduction = talk.wire.open()
            if is_first:
                self.handshake = Handshake.of(introduction, name)
                self._claims = introduction["rulebooks"]
            if scene.before is not None:
                scene.before(talk)
        except Stop as stop:
            return stop
        except CannotReach as fault:
            if is_first:
                raise
            return Stop(
                Kind.ADAPTER_FAULT,
                f"the engine was there before, and now {fault.sentence}",
                hint="A run reaches an engine anew after every fault: start it again, or serve "
                "one connection after the other.",
            )
        return None

    def _found(
        self,
        scene: Scene,
        step: Step,
        kind: Kind,
        wire: Wire | None = None,
        stop: Stop | None = None,
    ) -> Finding:
        more = stop.more if stop else {}
        finding = Finding(
            step.number,
            step.title,
            kind,
            of_a_game=scene.is_game,
            sentence=stop.sentence if stop else "",
            clauses=step.clauses if kind is Kind.DIFFERS else (),
            dialogue=tuple(wire.dialogue) if wire else (),
            ends_all=step.number == INTRODUCTION and kind is not Kind.OK,
            **more,
        )
        self.findings.append(finding)
        return finding


def _do(step: Step, talk: Talk, unsupported: Collection[str]) -> Stop | None:
    """Take a step, unless the engine has said that it does not play what it rests on."""
    for clause in step.clauses:
        if clause in unsupported:
            return Stop(Kind.UNSUPPORTED, f"the engine declares {clause} unsupported")
    try:
        step.do(talk)
    except Stop as stop:
        return stop
    return None


def _manifest(folder: Path) -> Manifest:
    manifest, book, readings = read_manifest(folder)
    if manifest is None:
        raise SuiteError([*book.faults, *readings.faults])
    return manifest
