import { SPORTS } from '../../domain/booking/sport.ts';
import type { Cast } from './people.ts';
import { paidInParts, paidSoFar } from './payments.ts';
import type { Chance } from './random.ts';
import type { Told } from './tell.ts';

/** The arena of the owner whom visitors of the demonstration log in as. */
export const OWNERS_SLUG = 'areia-de-copacabana';

/** Its history reaches further, so that the owner's statistics have something to tell. */
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

type Fate = Pick<Told, 'status' | 'payment' | 'madeBy' | 'installments'>;

interface Fates {
  /** Of a hundred games, so many went so; the rest were paid by PIX. */
  readonly counterPaid: number;
  readonly counterOpen: number;
  readonly waiting: number;
  readonly cancelled: number;
  readonly expired: number;
}

/** What is past is paid, but for a few who still owe; of today much is still open; what is ahead is mostly paid by PIX. */
const PAST: Fates = { counterPaid: 34, counterOpen: 4, waiting: 0, cancelled: 6, expired: 3 };
const TODAY: Fates = { counterPaid: 16, counterOpen: 24, waiting: 14, cancelled: 9, expired: 4 };
const AHEAD: Fates = { counterPaid: 2, counterOpen: 26, waiting: 10, cancelled: 7, expired: 3 };

/** A game at the owner's own arena, where every way of paying can be seen: it took money on the spot until lately. */
export function ownersGame(
  place: Pick<Told, 'arena' | 'court' | 'day' | 'slots'>,
  { inDays, cast, chance }: { readonly inDays: number; readonly cast: Cast; readonly chance: Chance },
): Told {
  const total = place.slots.reduce((sum, slot) => sum + slot.priceCentavos, 0);
  const fate = fateOf(inDays < 0 ? PAST : inDays === 0 ? TODAY : AHEAD, total, chance);
  const isGuest = fate.madeBy === 'owner' && chance.happens(0.6);
  return {
    ...place,
    ...fate,
    discount: 0,
    sport: chance.pick(SPORTS),
    isRefunded: false,
    leadHours: 2 + Math.floor(chance.next() * 60),
    ...(isGuest ? { guest: chance.pick(GUESTS) } : { player: regular(cast, chance) }),
  };
}

function fateOf(fates: Fates, total: number, chance: Chance): Fate {
  const luck = chance.next() * 100;
  let reached = 0;
  const is = (share: number): boolean => {
    reached += share;
    return luck < reached;
  };
  const atCounter = { payment: 'local', madeBy: chance.happens(0.75) ? 'owner' : 'player', installments: [] } as const;
  if (is(fates.counterPaid)) {
    return { ...atCounter, status: 'PAGA', installments: chance.happens(0.5) ? paidInParts(total, chance) : [] };
  }
  const some = chance.happens(0.4) ? paidSoFar(total, chance) : [];
  if (is(fates.counterOpen)) return { ...atCounter, madeBy: 'owner', status: 'CONFIRMADA', installments: some };
  if (is(fates.waiting)) return { ...atCounter, madeBy: 'player', status: 'PENDENTE', installments: some };
  if (is(fates.cancelled)) return { ...atCounter, status: 'CANCELADA' };
  const byPix = { payment: 'platform', madeBy: 'player', installments: [] } as const;
  return { ...byPix, status: is(fates.expired) ? 'EXPIRADA' : 'PAGA' };
}

/** Those of the city first, and some far more often than others. */
function regular({ star, players }: Cast, chance: Chance): Cast['star'] {
  const sorted = players.toSorted((a, b) => Number(b.city === star.city) - Number(a.city === star.city));
  return sorted[Math.floor(chance.next() ** 1.25 * sorted.length)] ?? star;
}
