import { addDays, type Day, toIsoDay, weekdayOf } from '../../domain/days/day.ts';
import type { ReservationStatus } from '../../domain/booking/reservation.ts';
import { SPORTS } from '../../domain/booking/sport.ts';
import { discountOf } from '../../domain/money/money.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';
import { OWNERS_FIRST_DAY, OWNERS_LAST_DAY, OWNERS_SLUG, ownersGame } from './ownersGames.ts';
import type { Cast } from './people.ts';
import type { Chance } from './random.ts';
import { type Chapter, STORY } from './story.ts';
import { isLive, type Told } from './tell.ts';

/** How far around today the demonstration reaches. */
const FIRST_DAY = -10;
const LAST_DAY = 9;
const GUESTS = ['Turma da Firma', 'Seu Jorge', 'Aniversário da Bia', 'Escolinha', 'Grupo das Oito'] as const;

/** Every reservation of the demonstration: the star's story first, the others where it leaves room. */
export function demoReservations(
  arenas: readonly DemoArena[],
  cast: Cast,
  today: Day,
  now: Date,
  chance: Chance,
): Told[] {
  const story = STORY.flatMap((chapter) => chapterOf(chapter, arenas, cast, today));
  const taken = new Set(story.filter(({ status }) => isLive(status)).flatMap(hoursOf));
  return [...story, ...arenas.flatMap((arena) => crowdOf({ arena, cast, today, now, chance, taken }))];
}

function chapterOf(chapter: Chapter, arenas: readonly DemoArena[], { star }: Cast, today: Day): Told[] {
  const arena = arenas.find(({ place }) => place.slug === chapter.slug);
  const court = arena?.courts[chapter.court];
  if (!arena || !court) return [];
  const slots = arena.slots.filter(
    ({ startHour }) => startHour >= chapter.from && startHour < chapter.from + chapter.hours,
  );
  const voucher = arena.vouchers.find(({ code }) => code === chapter.voucher);
  const price = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0);
  const discount = voucher ? discountOf(price, voucher.discountBasisPoints) : 0;
  return [
    {
      arena,
      court,
      slots,
      discount,
      day: addDays(today, chapter.inDays),
      player: star,
      sport: chapter.sport,
      status: chapter.status,
      payment: arena.place.paymentMethod,
      madeBy: 'player',
      installments: [],
      isRefunded: chapter.refunded === true,
      leadHours: 26,
      ...(voucher && { voucherId: voucher.id }),
    },
  ];
}

interface Crowd {
  readonly arena: DemoArena;
  readonly cast: Cast;
  readonly today: Day;
  readonly now: Date;
  readonly chance: Chance;
  readonly taken: Set<string>;
}

function crowdOf(crowd: Crowd): Told[] {
  const [first, last] = isOwners(crowd.arena) ? [OWNERS_FIRST_DAY, OWNERS_LAST_DAY] : [FIRST_DAY, LAST_DAY];
  const days = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return days.flatMap((inDays) => crowd.arena.courts.flatMap((court) => dayOf(crowd, court, inDays)));
}

function isOwners({ place }: DemoArena): boolean {
  return place.slug === OWNERS_SLUG;
}

function dayOf(crowd: Crowd, court: DemoArena['courts'][number], inDays: number): Told[] {
  const { arena, cast, today, chance, taken } = crowd;
  const day = addDays(today, inDays);
  const told: Told[] = [];
  for (const [index, slot] of arena.slots.entries()) {
    const wish = demand(slot.startHour, day, inDays);
    if (!chance.happens(isOwners(arena) ? ownersDemand(wish, inDays) : wish)) continue;
    const slots = arena.slots.slice(index, index + (chance.happens(0.35) ? 2 : 1));
    if (slots.some((slot) => isClosed(arena, court, slot, day))) continue;
    const reservation = isOwners(arena)
      ? ownersGame({ arena, court, day, slots }, { inDays, cast, chance })
      : someonesGame(crowd, { court, day, inDays, slots });
    const hours = hoursOf(reservation);
    if (hours.some((hour) => taken.has(hour))) continue;
    if (isLive(reservation.status)) for (const hour of hours) taken.add(hour);
    told.push(reservation);
  }
  return told;
}

function isClosed({ alterations }: DemoArena, court: NewCourt, slot: NewSlot, day: Day): boolean {
  const ofDay = alterations.filter((alteration) => alteration.day === toIsoDay(day) && !alteration.isAvailable);
  return ofDay.some(
    ({ timeSlotId, courtId }) => timeSlotId === slot.id && (courtId === undefined || courtId === court.id),
  );
}

/** The share of such hours that are booked: nights, weekend mornings, and less the further ahead. */
function demand(hour: number, day: Day, inDays: number): number {
  const isWeekend = weekdayOf(day) === 0 || weekdayOf(day) === 6;
  const usual = hour >= 18 && hour <= 21 ? 0.32 : hour >= 7 && hour <= 10 ? (isWeekend ? 0.3 : 0.1) : 0.04;
  return inDays <= 0 ? usual : usual * (1 - inDays / (LAST_DAY + 4));
}

/** A well-known beach: more than half of today is gone. */
function ownersDemand(usual: number, inDays: number): number {
  return inDays === 0 ? Math.min(0.85, usual * 2 + 0.15) : usual * 1.2;
}

type Game = Pick<Told, 'court' | 'day' | 'slots'> & { readonly inDays: number };

function someonesGame({ arena, cast, chance }: Crowd, { court, day, inDays, slots }: Game): Told {
  const isGuest = arena.place.paymentMethod === 'local' && chance.happens(0.2);
  const [first = cast.star, ...others] = cast.players;
  return {
    arena,
    court,
    day,
    slots,
    discount: 0,
    sport: chance.pick(SPORTS),
    status: isGuest ? (inDays < 0 ? 'PAGA' : 'CONFIRMADA') : fateOf(arena, inDays, chance),
    payment: arena.place.paymentMethod,
    madeBy: isGuest ? 'owner' : 'player',
    installments: [],
    isRefunded: false,
    leadHours: 2 + Math.floor(chance.next() * 60),
    ...(isGuest ? { guest: chance.pick(GUESTS) } : { player: chance.pick([first, ...others]) }),
  };
}

/** A platform hold lasts an hour, so what is left of it by now is paid, expired or cancelled. */
function fateOf(arena: DemoArena, inDays: number, chance: Chance): ReservationStatus {
  const luck = chance.next();
  if (luck < 0.06) return 'CANCELADA';
  if (arena.place.paymentMethod === 'platform') return luck < 0.14 ? 'EXPIRADA' : 'PAGA';
  return inDays < 0 && luck < 0.9 ? 'PAGA' : 'PENDENTE';
}

function hoursOf({ court, day, slots }: Told): string[] {
  return slots.map(({ startHour }) => `${court.id} ${toIsoDay(day)} ${startHour}`);
}
