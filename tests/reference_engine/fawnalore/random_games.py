"""Games with whatever on the cards, in which anybody tries anything: always the same by seed."""

from __future__ import annotations

import random

from judgecall_adapter import errors

from reference_engine.fawnalore.engine import Fawnalore
from tests.reference_engine.driving import Refused
from tests.reference_engine.fawnalore.games import Table, card, unit

UNITS = ("Oak", "Ash", "Bay", "Elk")
CARDS = ("Kris", "Rune", "Bolt", "Dart")

TRIGGERS = (
    "When {u} dies",
    "When a unit dies",
    "When {u} takes damage",
    "When {u} is healed",
    "After this unit is attacked",
    "When an attack is declared",
    "After an attack",
    "When you attack",
    "When you move",
    "When you play a card",
    "After your effect deals damage",
    "At the end of your turn",
)

INSTRUCTIONS = (
    "deal {n} damage to {u}",
    "deal {n} damage to every living unit",
    "deal {n} damage to an enemy unit",
    "deal {n} damage to {u}; this damage cannot be reduced",
    "deal damage to {u} equal to {v}'s HP",
    "{u} deals {n} damage to {v} and {v} deals 2 damage to {u} at the same time",
    "heal {u} {n}",
    "heal one of your units {n}",
    "heal your Character 2",
    "draw 1 card for each living enemy unit",
    "gain 2 resources",
    "{u} gains Guard {n}",
    "prevent the next {n} damage to {u}",
    "negate all damage from {u} this turn",
    "prevent the damage of the next attack on {u}",
    "redirect the next damage to {u} to {v}",
    "Kris copies {c} until the end of the turn",
    "{c} copies Bolt, including its name, until the end of the turn",
    "destroy {c}",
    "return {c} to play",
    "end the turn",
    "if {u} has 5 HP or less, heal {v} {n}",
    "at the end of the turn, deal {n} damage to {u}",
    "each hit deals at least 1 damage this turn",
)

WORDS = ("At any time", "At any moment", "During any turn", "On anyone's turn")

INTERRUPTS = (
    "prevent {n} of this damage",
    "prevent all of this damage",
    "cancel an effect",
    "cancel an effect and refund its cost",
    "redirect this damage to {u}",
    "redirect this damage to one of your units",
)

STATICS = (
    "-1 to damage taken",
    "Reduce damage taken by 2",
    "+1 to attacks",
    "-2 to attacks",
    "Attacks deal double damage",
    "Instead of rolling, attacks deal 3 damage",
    "Attacks also hit {u}",
    "Each hit deals at least 1 damage",
    "When damage would be dealt to {u}, you may redirect it to {v}",
    "If a unit within Range would take damage, you may redirect it to this unit",
)


class Wild:
    """One random game, and what was answered in it."""

    def __init__(self, seed, make=Fawnalore):
        self.random = random.Random(seed)
        self.players = ["Ada", "Ben", "Cy"][: self.random.randint(1, 3)]
        objects = [self.unit(name) for name in UNITS] + [self.card(name) for name in CARDS]
        self.abilities = [each["name"] for it in objects for each in it["abilities"]] or ["Oak"]
        self.play = Table(make)
        self.play.passing = False
        self.states = []
        self.reasons = set()
        self.play.start(
            *objects,
            players=self.players,
            active=self.some(self.players),
            dice=[(self.some(UNITS), self.random.randint(1, 6)) for _ in range(60)],
            hand_limit=2,
            resources=dict.fromkeys(self.players, 4),
        )

    def go(self, steps):
        """Do this many things, legal or not; stop where a die is not scripted."""
        for _ in range(steps):
            before = self.play.view()
            try:
                self.step()
            except Refused as refused:
                if refused.code == errors.UNSCRIPTED:
                    break
                self.is_illegal(refused, before)
            self.states.append(self.play.state)
        return self

    def is_illegal(self, refused, before):
        assert refused.code == errors.ILLEGAL
        assert self.play.view() == before
        self.reasons.add(refused.data["reason"])

    def step(self):
        decision = self.play.decision
        if decision and self.random.random() < 0.9:
            count = self.random.randint(decision["min"], decision["max"])
            options = [option["id"] for option in decision["options"]]
            self.play.choose(*self.random.sample(options, count))
            return
        player, some = self.some(self.players), self.some
        do = some(["use", "use", "play", "attack", "move", "end", "hit"])
        if do == "hit":
            units = self.random.sample(UNITS, self.random.randint(1, 3))
            self.play.hit(self.random.randint(1, 3), *units)
        elif do == "end":
            self.play.end(player)
        elif do == "attack":
            self.play.attack(some(UNITS), some(UNITS), player)
        elif do == "move":
            self.play.move(some(UNITS), 1, player)
        elif do == "play":
            self.play.play(some(CARDS), player)
        else:
            self.play.use(some(self.abilities), player)

    def unit(self, name):
        chance = self.random
        return unit(
            name,
            self.some(self.players),
            hp=chance.randint(1, 9),
            max_hp=9,
            armor=chance.choice([0, 0, 1, 2]),
            guard=chance.choice([0, 0, 2]),
            character=name == "Oak",
            says=self.says(name),
        )

    def card(self, name):
        where = self.some([{"zone": "hand"}, {"zone": "play"}, {"on": self.some(UNITS)}])
        cost = self.random.randint(0, 2)
        return card(name, self.some(self.players), says=self.says(name), cost=cost, **where)

    def says(self, name):
        names = [name, f"{name}-Ii"][: self.random.choice([0, 1, 1, 2])]
        return {each: self.text() for each in names}

    def text(self):
        kind = self.random.randrange(10)
        if kind < 4:
            last = self.some(["", "", "resolve this last: "])
            return f"{self.fill(TRIGGERS)}, {last}{self.instructions()}"
        if kind < 6:
            return f"{self.some(WORDS)}, {self.instructions()}"
        if kind < 7:
            return f"{self.some(WORDS)}, {self.fill(INTERRUPTS)}"
        if kind < 9:
            said = self.instructions()
            return said[0].upper() + said[1:]
        return self.fill(STATICS)

    def instructions(self):
        count = self.some([1, 1, 2, 3])
        return ", then ".join(self.fill(INSTRUCTIONS) for _ in range(count))

    def fill(self, texts):
        some = self.some
        return some(texts).format(
            u=some(UNITS), v=some(UNITS), c=some(CARDS), n=self.random.randint(1, 3)
        )

    def some(self, things):
        return self.random.choice(things)
