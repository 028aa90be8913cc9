import { sized } from '../size.ts';

/** How much there is of everything. */
export interface Size {
  readonly arenas: number;
  readonly players: number;
  readonly events: number;
  /** Reservations a day of the first arena, the large one; the others have two or three. */
  readonly largePerDay: number;
  /** Pairs of the first category, the large one; the others have eight. */
  readonly largePairs: number;
}

/** 2,003,679 reservations, 100,584 of them at the large arena. */
const WHOLE: Size = { arenas: 1_000, players: 200_000, events: 5_000, largePerDay: 132, largePairs: 512 };
/** A tenth, for a quick try. */
const TENTH: Size = { arenas: 100, players: 20_000, events: 500, largePerDay: 14, largePairs: 64 };
/** As few as the requests can be drawn from: each of the first 450 players organizes events. */
const FEW: Size = { arenas: 8, players: 500, events: 40, largePerDay: 4, largePairs: 16 };

export const FILLED: Size = sized({ whole: WHOLE, quick: TENTH, smoke: FEW });

/** Two years of the past, and a month ahead. */
export const PAST_DAYS = sized({ whole: 731, smoke: 120 });
export const DAYS_AHEAD = 30;
export const DAYS = PAST_DAYS + DAYS_AHEAD + 1;
export const FIRST_HOUR = 7;
export const HOURS = 16;
export const LARGE_COURTS = 12;
export const COURTS = 4;
export const CATEGORIES = 3;
/** Every so many events, the first category has its groups and matches. */
export const DRAWN_EVERY = 20;
/** Each of so many first players organizes events. */
export const ORGANIZERS = 450;
/** Every so many arenas are paid through the platform; the first, the large one, is not. */
const PLATFORM_EVERY = 4;
export const REGULARS = 150;
/** Guests of whom an arena has a record. */
export const GUESTS = 30;
export const LARGE_REGULARS = 5_000;

const KINDS = [
  'player',
  'owner',
  'admin',
  'arena',
  'court',
  'slot',
  'reservation',
  'charge',
  'voucher',
  'alteration',
  'event',
  'category',
  'registration',
  'cart',
  'entrant',
  'match',
  'installment',
  'arenaTournament',
  'unregisteredArena',
  'series',
  'till',
  'entry',
  'notice',
  'customer',
] as const;
export type Kind = (typeof KINDS)[number];

/** An instant before every fill, so that ids made by the server are newer. */
const EPOCH_MS = 1_600_000_000_000;

const marked = (kind: Kind): string => `7${KINDS.indexOf(kind).toString(16).padStart(3, '0')}8000`;

/** The id of the nth of a kind, as a UUIDv7 that grows with it. */
export function idOf(kind: Kind, n: number): string {
  const hex = `${(EPOCH_MS + n).toString(16).padStart(12, '0')}${marked(kind)}000000000000`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The same as an SQL expression. */
export function sqlId(kind: Kind, n: string): string {
  return `(lpad(to_hex(${EPOCH_MS} + (${n})::bigint), 12, '0') || '${marked(kind)}000000000000')::uuid`;
}

/** The number of a reservation: the kth of a day at an arena. Later days have higher ones. */
export function reservationNumber(day: number, arena: number, k: number): number {
  return day * 200_000 + arena * 150 + k;
}

/** The number of a court or a slot. */
export function atArena(arena: number, index: number): number {
  return arena * 100 + index;
}

export function isPlatform(arena: number): boolean {
  return arena % PLATFORM_EVERY === 1;
}
