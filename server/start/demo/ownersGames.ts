import { SPORTS } from '#domain/courts/sport.ts';
import type { Cast } from './people.ts';
import { paidInParts, paidSoFar } from './payments.ts';
import type { Chance } from './random.ts';
import type { DemoGame } from './reservationRows.ts';

/** The owner's arena has a longer history than others, so that the statistics have data. In days from today. */
export const OWNERS_FIRST_DAY = -60;
export const OWNERS_LAST_DAY = 10;

const GUESTS = [
  'Turma da Firma',
  'Seu Jorge',
  'Aniversário da Bia',
  'Escolinha Sol',
  'Grupo das Oito',
  'Dona Célia',
] as const;

type Fate = Pick<DemoGame, 'status' | 'payment' | 'madeBy' | 'installments'>;

/** How many games of each outcome are dealt in one round. */
type Deck = readonly (readonly [kind: keyof typeof OUTCOMES, cards: number])[];

/** Past games are paid, except for a few; many of today are still open; half of the future ones are paid by PIX. */
const PAST: Deck = [
  ['counterPaid', 34],
  ['counterOpen', 4],
  ['cancelled', 6],
  ['expired', 3],
  ['byPix', 53],
];
const AHEAD: Deck = [
  ['counterPaid', 2],
  ['counterOpen', 26],
  ['waiting', 10],
  ['cancelled', 7],
  ['expired', 3],
  ['byPix', 52],
];
/** Has fewer cards than a day has games, so that every outcome occurs each day. */
const TODAY: Deck = [
  ['counterPaid', 4],
  ['counterOpen', 6],
  ['waiting', 4],
  ['cancelled', 2],
  ['expired', 1],
  ['byPix', 8],
];

export interface Situation {
  readonly inDays: number;
  readonly cast: Cast;
  readonly chance: Chance;
}

export type MakeGame = (game: Pick<DemoGame, 'arena' | 'court' | 'day' | 'slots'>) => DemoGame;

/** A day's games at the demonstration owner's arena, with every way of paying: it took money on the spot until recently. */
export function ownersGames({ inDays, cast, chance }: Situation): MakeGame {
  const deal = dealer(inDays < 0 ? PAST : inDays === 0 ? TODAY : AHEAD, chance);
  const regulars = regularsOf(cast);
  return (game) => {
    const total = game.slots.reduce((sum, slot) => sum + slot.priceCentavos, 0);
    const fate = OUTCOMES[deal()](total, chance);
    const isGuest = fate.madeBy === 'owner' && chance.happens(0.6);
    return {
      ...game,
      ...fate,
      discount: 0,
      sport: chance.pick(SPORTS),
      isRefunded: false,
      leadHours: 2 + Math.floor(chance.next() * 60),
      ...(isGuest ? { guest: chance.pick(GUESTS) } : { player: pickRegular(regulars, chance) ?? cast.star }),
    };
  };
}

const byPix = { payment: 'platform', madeBy: 'player', installments: [] } as const;

const OUTCOMES = {
  counterPaid: (total, chance) => ({
    ...atCounter(chance),
    status: 'PAGA',
    installments: chance.happens(0.5) ? paidInParts(total, chance) : [],
  }),
  counterOpen: (total, chance) => ({ ...waits(total, chance), madeBy: 'owner', status: 'CONFIRMADA' }),
  waiting: (total, chance) => ({ ...waits(total, chance), madeBy: 'player', status: 'PENDENTE' }),
  cancelled: (_, chance) => ({ ...atCounter(chance), installments: [], status: 'CANCELADA' }),
  expired: () => ({ ...byPix, status: 'EXPIRADA' }),
  byPix: () => ({ ...byPix, status: 'PAGA' }),
} satisfies Record<string, (total: number, chance: Chance) => Fate>;

function atCounter(chance: Chance): Pick<Fate, 'payment' | 'madeBy'> {
  return { payment: 'local', madeBy: chance.happens(0.75) ? 'owner' : 'player' };
}

function waits(total: number, chance: Chance): Pick<Fate, 'payment' | 'installments'> {
  return { payment: 'local', installments: chance.happens(0.4) ? paidSoFar(total, chance) : [] };
}

/** Deals a deck until it is empty, then starts again. Independent random choices could leave an outcome out of a day. */
function dealer(deck: Deck, chance: Chance): () => keyof typeof OUTCOMES {
  const cards = deck.flatMap(([kind, count]) => Array.from({ length: count }, () => kind));
  let left: typeof cards = [];
  return () => {
    if (left.length === 0) left = [...cards];
    const [dealt = 'byPix'] = left.splice(Math.floor(chance.next() * left.length), 1);
    return dealt;
  };
}

/** The players sorted so that those of the star's city come first. */
function regularsOf({ star, players }: Cast): Cast['players'] {
  return players.toSorted((a, b) => Number(b.city === star.city) - Number(a.city === star.city));
}

/** Prefers the first players of the list. */
function pickRegular(regulars: Cast['players'], chance: Chance): Cast['star'] | undefined {
  return regulars[Math.floor(chance.next() ** 1.25 * regulars.length)];
}
