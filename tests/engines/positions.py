"""The position that `game/start` describes, as an engine that plays nothing may tell it."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]


def state_of(setup: Json) -> Json:
    """The position that `game/start` describes."""
    players, units = setup["players"], setup["objects"]
    rules = setup.get("rules", {})
    order_points = {player: 8 if player == setup["active"] else 0 for player in players}
    return {
        "active": setup["active"],
        "order_points": {**order_points, **rules.get("order_points", {})},
        "victory_points": dict.fromkeys(players, 0) | rules.get("victory_points", {}),
        "units": {
            unit["name"]: {
                "owner": unit["owner"],
                "figures": unit["figures"],
                "damage": 0,
                "slots": {str(slot): 0 for slot in range(1, unit["figures"] + 1)},
                "attack_dice": unit["attack"],
                "defense_dice": unit["defense"],
                "steps": 0,
                "adjacent": sorted(unit["adjacent"]),
            }
            for unit in units
        },
        "defeated": [],
        "buckets": {player: [] for player in players},
        "dice": setup.get("dice", []),
        "in_combat": [],
    }


def state_of_fawnalore(setup: Json) -> Json:
    """The position of Fawnalore that `game/start` describes."""
    rules, objects = setup.get("rules", {}), setup["objects"]
    cards = [each for each in objects if each["type"] == "card"]

    def player(name: str) -> Json:
        held = sorted(
            card["name"] for card in cards if (card["owner"], card["zone"]) == (name, "hand")
        )
        return {
            "hand": rules.get("cards_in_hand", {}).get(name, 0) + len(held),
            "hand_cards": held,
            "discard": 0,
            "resources": rules.get("resources", {}).get(name, 0),
            "actions": rules.get("actions", {}).get(name, 3),
            "damage_dealt": 0,
        }

    figures = ("owner", "hp", "max_hp", "armor", "guard")
    printed = ("owner", "zone", "title", "tier", "cost")
    return {
        "active": setup["active"],
        "phase": "main",
        "players": {name: player(name) for name in setup["players"]},
        "units": {
            unit["name"]: {
                **{key: unit[key] for key in figures},
                "dead": False,
                "damage_taken": 0,
                "exhausted": [],
            }
            for unit in objects
            if unit["type"] == "unit"
        },
        "cards": {
            card["name"]: {
                **{key: card[key] for key in printed},
                "relic_type": card.get("relic_type"),
                "on": card.get("on"),
                "copies": None,
                "exhausted": [],
            }
            for card in cards
        },
        "lasting": [],
        "dice": setup.get("dice", []),
    }


def state_of_unit_triggers(setup: Json) -> Json:
    """The position that `game/start` describes; no ability changes a number in it."""
    cards, rules = setup["objects"], setup.get("rules", {})
    lying = [card for card in cards if card["zone"] == "battle"]

    def has(player: str) -> Json:
        piles = {
            zone: [
                card["name"] for card in cards if (card["owner"], card["zone"]) == (player, zone)
            ]
            for zone in ("hand", "deck", "discard")
        }
        counted = [card for card in lying if (card["owner"], card["facing"]) == (player, "up")]
        return {
            **{zone: len(names) for zone, names in piles.items()},
            "energy": 0,
            "points": rules.get("points", {}).get(player, 0),
            "may_deploy": True,
            "total_cq": sum(card["cq"] for card in counted),
            "hand_cards": sorted(piles["hand"]),
            "deck_cards": piles["deck"],
            "discard_cards": piles["discard"],
            "energy_cards": [],
        }

    return {
        "phase": "deployment",
        "battle": 1,
        "players": {player: has(player) for player in setup["players"]},
        "zone": {
            card["name"]: {
                "owner": card["owner"],
                "location": _location(**card["location"]),
                "facing": card["facing"],
                "attached_to": card.get("attached_to"),
                "cq": card["cq"],
            }
            for card in lying
        },
    }


def _location(number: int | None = None, extra: int | None = None) -> str:
    """A place as the state says it."""
    return f"Location {number}" if extra is None else f"Extra Location {extra}"


def state_of_flesh_and_blood(setup: Json) -> Json:
    """The position of Flesh and Blood that `game/start` describes, before any effect acts."""

    def card(placed: Json) -> Json:
        counters = placed.get("counters", [])
        numbers: Json = {}
        for number in ("power", "defense", "life", "intellect", "pitch"):
            base = placed["printed"].get(number)
            if base is None:
                numbers[number] = None
                continue
            changes = [
                each["change"] * each["count"] for each in counters if each["property"] == number
            ]
            lost = placed.get("life_lost", 0) if number == "life" else 0
            numbers[number] = {"base": base, "value": max(0, base - lost + sum(changes))}
        lists = ("types", "subtypes", "supertypes", "abilities")
        return {
            "controller": placed.get("controller", placed["owner"]),
            "name": placed["printed"].get("name", placed["name"]),
            "color": placed["printed"].get("color"),
            **{key: sorted(placed["printed"].get(key, [])) for key in lists},
            **numbers,
            "counters": {
                f"{each['change']:+d} {each['property']}": each["count"] for each in counters
            },
        }

    objects = setup["objects"]
    return {
        "active": setup["active"],
        "cards": {each["name"]: card(each) for each in objects if each["type"] == "card"},
        "effects": [
            {"name": each["name"], "on": []} for each in objects if each["type"] == "effect"
        ],
    }


STATES = {
    "fawnalore": state_of_fawnalore,
    "unit_triggers": state_of_unit_triggers,
    "flesh_and_blood": state_of_flesh_and_blood,
}
