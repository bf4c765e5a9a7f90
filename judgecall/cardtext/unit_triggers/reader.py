"""From what the grammar finds in a card text of Unit Triggers to the ability that it means."""

from __future__ import annotations

from typing import Any

from lark import v_args

from judgecall.cardtext.reading import AbilityReader, first, part, word

Json = dict[str, Any]


@v_args(inline=True)
class Reader(AbilityReader):
    """Makes an ability of what the grammar found; every member is an alias of the grammar."""

    upon_deployment = part("effects", type="upon-deployment")
    throughout = part("effects", type="throughout")
    destroyed = part("effects", type="destroyed")
    discarded = part("effects", type="discarded")
    depleted = part("effects", type="depleted")
    end_of_battle = part("effects", type="end-of-battle")
    special = part("parts", type="special")
    response = part("effects", type="event", response=True)
    event = part("effects", type="event", response=False)

    at_a_moment = part("window", "effects")
    labelled = part("window", "effects", label="upon-deployment")

    def lasting(self, effect: Json) -> Json:
        """What takes hold when the unit deploys and lasts."""
        return {"window": {"at": "deploys"}, "label": "throughout", "effects": [effect]}

    ban = part(do="ban")
    own_deployment = part(at="deploys")
    start = part("phase", at="start")
    your_deployment = part(at="your-deployment")
    tallying = word("tallying")
    end_of_battle_phase = word("end-of-battle")

    draw = part("count", do="draw")
    gain = part("points", do="gain")
    lose = part("points", do="lose")

    def destroy_card(self, card: str) -> Json:
        """One card, by its name."""
        return {"do": "destroy", "what": {"card": card}}

    def destroy_at(self, location: Json) -> Json:
        """Whatever lies at a Location."""
        return {"do": "destroy", "what": {"at": location}}

    destroy_this = part(do="destroy", what="this")
    destroy_yours = part(do="destroy", what="all-yours")
    destroy_opposing = part(do="destroy", what="all-opposing")
    return_to_hand = part("card", do="return", to="hand")
    return_to_deck = part("card", do="return", to="deck-top")
    discard_card = part("card", do="discard")
    discard_from_hand = part("count", do="discard", who="you")
    opponent_discards = part("count", do="discard", who="opponent")
    deplete = part("count", do="deplete", who="you")
    opponent_depletes = part("count", do="deplete", who="opponent")
    turn = part("card", "facing", do="flip")
    move = part("card", "location", do="move")
    attach = part("card", "to", do="attach")
    upload = part(do="upload")
    nothing = part(do="nothing")
    seek_and_deploy = part("card", "location", do="seek", then="deploy")
    seek = part("card", do="seek", then="hand")
    cq_this_battle = part("card", "change", do="cq-this-battle")

    up = word("up")
    down = word("down")
    numbered = part("number")
    extra = part("extra")

    cq = part("of", "change", static="cq")
    indestructible = part("of", static="indestructible")
    yours = word("yours")
    yours_here = word("yours-here")
    opposing = word("opposing")
    opposing_here = word("opposing-here")
    named = part("card")

    parts = effects = orders = deeds = clauses = first
