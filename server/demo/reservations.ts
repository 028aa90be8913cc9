import { addDays, type Day, isSameDay, toIsoDay, weekdayOf } from '../../domain/days/day.ts';
import type { ReservationStatus } from '../../domain/booking/reservation.ts';
import { SPORTS } from '../../domain/booking/sport.ts';
import { discountOf } from '../../domain/money/money.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';
import { OWNERS_FIRST_DAY, OWNERS_LAST_DAY, ownersGames, type Situation, type MakeGame } from './ownersGames.ts';
import { OWNERS_SLUG, PLACES } from './places.ts';
import type { Cast } from './people.ts';
import { type Chance, chanceFrom } from './random.ts';
import { type Chapter, STORY } from './story.ts';
import { isLive, type Told } from './tell.ts';

/** How far around today the demonstration reaches. */
const FIRST_DAY = -10;
const LAST_DAY = 9;
/** No arena's games reach so far, so that no two days of arenas have the same chances. */
const FARTHEST_DAY = 1_000;
const GUESTS = ['Turma da Firma', 'Seu Jorge', 'Aniversário da Bia', 'Escolinha', 'Grupo das Oito'] as const;

/** What is there before the first game: where, whom, on which day, and a number that all chance follows from. */
export interface Stage {
  readonly arenas: readonly DemoArena[];
  readonly cast: Cast;
  readonly today: Day;
  readonly seed: number;
}

/** Every reservation of the demonstration: the star's story first, the others where it leaves room. */
export function demoReservations(stage: Stage): Told[] {
  const story = starsStory(stage);
  return [...story, ...stage.arenas.flatMap((arena) => reachOf(arena).flatMap((day) => gamesOf(arena, day, stage)))];
}

/** Two pages of reservations of the star. */
export function starsStory({ arenas, cast, today }: Omit<Stage, 'seed'>): Told[] {
  return STORY.flatMap((chapter) => chapterOf(chapter, arenas, cast, today));
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

/** The days that an arena's games are told of, from today. */
function reachOf(arena: DemoArena): number[] {
  const [first, last] = isOwners(arena) ? [OWNERS_FIRST_DAY, OWNERS_LAST_DAY] : [FIRST_DAY, LAST_DAY];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isOwners({ place }: DemoArena): boolean {
  return place.slug === OWNERS_SLUG;
}

/** All but the star's of one day at one arena. They follow from nothing but that day's weekday and its distance. */
export function gamesOf(arena: DemoArena, inDays: number, stage: Stage): Told[] {
  const day = addDays(stage.today, inDays);
  const isWeekend = weekdayOf(day) % 6 === 0;
  const isClosed = closedOn(arena, day);
  const taken = new Set(
    storyAt(arena, day, stage)
      .filter(({ status }) => isLive(status))
      .flatMap(hoursOf),
  );
  const chance = chanceFrom(stage.seed + PLACES.indexOf(arena.place) * FARTHEST_DAY + inDays);
  const makeGame = (isOwners(arena) ? ownersGames : someonesGames)({ inDays, cast: stage.cast, chance });
  const told: Told[] = [];
  for (const court of arena.courts) {
    for (const [index, slot] of arena.slots.entries()) {
      const wish = demand(slot.startHour, isWeekend, inDays);
      if (!chance.happens(isOwners(arena) ? ownersDemand(wish, inDays) : wish)) continue;
      const slots = arena.slots.slice(index, index + (chance.happens(0.35) ? 2 : 1));
      if (slots.some((one) => isClosed(court, one))) continue;
      const hours = hoursOf({ court, day, slots });
      if (hours.some((hour) => taken.has(hour))) continue;
      const game = makeGame({ arena, court, day, slots });
      if (isLive(game.status)) for (const hour of hours) taken.add(hour);
      told.push(game);
    }
  }
  return told;
}

function storyAt(arena: DemoArena, day: Day, { cast, today }: Stage): Told[] {
  return starsStory({ arenas: [arena], cast, today }).filter((one) => isSameDay(one.day, day));
}

function closedOn({ alterations }: DemoArena, day: Day): (court: NewCourt, slot: NewSlot) => boolean {
  const iso = toIsoDay(day);
  const ofDay = alterations.filter((alteration) => alteration.day === iso && !alteration.isAvailable);
  return (court, slot) =>
    ofDay.some(({ timeSlotId, courtId }) => timeSlotId === slot.id && (courtId === undefined || courtId === court.id));
}

/** The share of such hours that are booked: nights, weekend mornings, and less the further ahead. */
function demand(hour: number, isWeekend: boolean, inDays: number): number {
  const usual = hour >= 18 && hour <= 21 ? 0.32 : hour >= 7 && hour <= 10 ? (isWeekend ? 0.3 : 0.1) : 0.04;
  return inDays <= 0 ? usual : usual * (1 - inDays / (LAST_DAY + 4));
}

/** A well-known beach: more than half of today is gone. */
function ownersDemand(usual: number, inDays: number): number {
  return inDays === 0 ? Math.min(0.85, usual * 2 + 0.25) : usual * 1.2;
}

/** A game at any other arena. */
function someonesGames({ inDays, cast, chance }: Situation): MakeGame {
  const [first = cast.star, ...others] = cast.players;
  return (game) => {
    const { place } = game.arena;
    const isGuest = place.paymentMethod === 'local' && chance.happens(0.2);
    return {
      ...game,
      discount: 0,
      sport: chance.pick(SPORTS),
      status: isGuest ? (inDays < 0 ? 'PAGA' : 'CONFIRMADA') : fateOf(game.arena, inDays, chance),
      payment: place.paymentMethod,
      madeBy: isGuest ? 'owner' : 'player',
      installments: [],
      isRefunded: false,
      leadHours: 2 + Math.floor(chance.next() * 60),
      ...(isGuest ? { guest: chance.pick(GUESTS) } : { player: chance.pick([first, ...others]) }),
    };
  };
}

/** A platform hold lasts an hour, so what is left of it by now is paid, expired or cancelled. */
function fateOf(arena: DemoArena, inDays: number, chance: Chance): ReservationStatus {
  const luck = chance.next();
  if (luck < 0.06) return 'CANCELADA';
  if (arena.place.paymentMethod === 'platform') return luck < 0.14 ? 'EXPIRADA' : 'PAGA';
  return inDays < 0 && luck < 0.9 ? 'PAGA' : 'PENDENTE';
}

function hoursOf({ court, day, slots }: Pick<Told, 'court' | 'day' | 'slots'>): string[] {
  const iso = toIsoDay(day);
  return slots.map(({ startHour }) => `${court.id} ${iso} ${startHour}`);
}
