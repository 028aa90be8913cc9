import { addDays, type Day, isSameDay, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { isLive, type ReservationStatus } from '#domain/booking/reservation.ts';
import { SPORTS } from '#domain/courts/sport.ts';
import { percentOf } from '#domain/values/money.ts';
import type { DemoArena, NewCourt, NewSlot } from './arenas.ts';
import { OWNERS_FIRST_DAY, OWNERS_LAST_DAY, ownersGames, type Situation, type MakeGame } from './ownersGames.ts';
import { OWNERS_SLUG, PLACES } from './places.ts';
import type { Cast } from './people.ts';
import { type Chance, chanceFrom } from './random.ts';
import { type Chapter, STORY } from './story.ts';
import type { DemoGame } from './reservationRows.ts';
import { CLAIMED_AHEAD } from './weekly.ts';
import { weeklyGames } from './weeklyGames.ts';

/** The range of days around today that the demonstration fills. */
const FIRST_DAY = -10;
const LAST_DAY = 9;
/** More days than any arena's games cover, so that no two arenas share a day's random seed. */
const FARTHEST_DAY = 1_000;
const GUESTS = ['Turma da Firma', 'Seu Jorge', 'Aniversário da Bia', 'Escolinha', 'Grupo das Oito'] as const;

/** What the games are made from: the arenas, the people, today, and the random seed. */
export interface Stage {
  readonly arenas: readonly DemoArena[];
  readonly cast: Cast;
  readonly today: Day;
  readonly seed: number;
}

/** All reservations of the demonstration: the star's first, then others in the hours that are still free. */
export function demoReservations(stage: Stage): DemoGame[] {
  const others = stage.arenas.flatMap((arena) => [
    ...reachOf(arena).flatMap((day) => gamesOf(arena, day, stage)),
    ...weeklyAhead(arena, stage.today),
  ]);
  return [...starsStory(stage), ...others];
}

/** The weeks that are claimed further ahead than others book. */
function weeklyAhead(arena: DemoArena, today: Day): DemoGame[] {
  const days = Array.from({ length: CLAIMED_AHEAD + 1 }, (_, inDays) => inDays).slice((reachOf(arena).at(-1) ?? 0) + 1);
  return days.flatMap((inDays) => weeklyGames(arena, addDays(today, inDays), today));
}

/** Two pages of reservations. */
export function starsStory({ arenas, cast, today }: Omit<Stage, 'seed'>): DemoGame[] {
  return STORY.flatMap((chapter) => chapterOf(chapter, arenas, cast, today));
}

function chapterOf(chapter: Chapter, arenas: readonly DemoArena[], { star }: Cast, today: Day): DemoGame[] {
  const arena = arenas.find(({ place }) => place.slug === chapter.slug);
  const court = arena?.courts[chapter.court];
  if (!arena || !court) return [];
  const slots = arena.slots.filter(
    ({ startHour }) => startHour >= chapter.from && startHour < chapter.from + chapter.hours,
  );
  const voucher = arena.vouchers.find(({ code }) => code === chapter.voucher);
  const price = slots.reduce((sum, slot) => sum + slot.priceCentavos, 0);
  const discount = voucher ? percentOf(price, voucher.discountBasisPoints) : 0;
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

/** The days that an arena's games cover, in days from today. */
function reachOf(arena: DemoArena): number[] {
  const [first, last] = isOwners(arena) ? [OWNERS_FIRST_DAY, OWNERS_LAST_DAY] : [FIRST_DAY, LAST_DAY];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function isOwners({ place }: DemoArena): boolean {
  return place.slug === OWNERS_SLUG;
}

/** The other players' games of one day at one arena, first those who play every week. They depend only on the seed, the weekday and the distance from today. */
export function gamesOf(arena: DemoArena, inDays: number, stage: Stage): DemoGame[] {
  const day = addDays(stage.today, inDays);
  const isWeekend = weekdayOf(day) % 6 === 0;
  const isClosed = closedOn(arena, day);
  const games = weeklyGames(arena, day, stage.today);
  const taken = new Set([...storyAt(arena, day, stage).filter(isLive), ...games].flatMap(hoursOf));
  const chance = chanceFrom(stage.seed + PLACES.indexOf(arena.place) * FARTHEST_DAY + inDays);
  const makeGame = (isOwners(arena) ? ownersGames : someonesGames)({ inDays, cast: stage.cast, chance });
  for (const court of arena.courts) {
    for (const [index, slot] of arena.slots.entries()) {
      const share = demand(slot.startHour, isWeekend, inDays);
      if (!chance.happens(isOwners(arena) ? ownersDemand(share, inDays) : share)) continue;
      const slots = arena.slots.slice(index, index + (chance.happens(0.35) ? 2 : 1));
      if (slots.some((one) => isClosed(court, one))) continue;
      const hours = hoursOf({ court, day, slots });
      if (hours.some((hour) => taken.has(hour))) continue;
      const game = makeGame({ arena, court, day, slots });
      if (isLive(game)) for (const hour of hours) taken.add(hour);
      games.push(game);
    }
  }
  return games;
}

function storyAt(arena: DemoArena, day: Day, { cast, today }: Stage): DemoGame[] {
  return starsStory({ arenas: [arena], cast, today }).filter((one) => isSameDay(one.day, day));
}

function closedOn({ alterations }: DemoArena, day: Day): (court: NewCourt, slot: NewSlot) => boolean {
  const iso = toIsoDay(day);
  const ofDay = alterations.filter((alteration) => alteration.day === iso && !alteration.isAvailable);
  return (court, slot) =>
    ofDay.some(({ timeSlotId, courtId }) => timeSlotId === slot.id && (courtId === undefined || courtId === court.id));
}

/** The share of such hours that are booked: high in the evening and on weekend mornings, lower the further ahead. */
function demand(hour: number, isWeekend: boolean, inDays: number): number {
  const usual = hour >= 18 && hour <= 21 ? 0.32 : hour >= 7 && hour <= 10 ? (isWeekend ? 0.3 : 0.1) : 0.04;
  return inDays <= 0 ? usual : usual * (1 - inDays / (LAST_DAY + 4));
}

/** The demonstration owner's arena is popular: more than half of today is booked. */
function ownersDemand(usual: number, inDays: number): number {
  return inDays === 0 ? Math.min(0.85, usual * 2 + 0.25) : usual * 1.2;
}

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

/** No platform hold is still PENDENTE: holds last an hour, and these games were booked at least two hours ago. */
function fateOf(arena: DemoArena, inDays: number, chance: Chance): ReservationStatus {
  const luck = chance.next();
  if (luck < 0.06) return 'CANCELADA';
  if (arena.place.paymentMethod === 'platform') return luck < 0.14 ? 'EXPIRADA' : 'PAGA';
  return inDays < 0 && luck < 0.9 ? 'PAGA' : 'PENDENTE';
}

function hoursOf({ court, day, slots }: Pick<DemoGame, 'court' | 'day' | 'slots'>): string[] {
  const iso = toIsoDay(day);
  return slots.map(({ startHour }) => `${court.id} ${iso} ${startHour}`);
}
