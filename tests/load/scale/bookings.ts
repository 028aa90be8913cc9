import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { newId } from '#platform/database/uuid.ts';
import { timeBareSql } from '../api/bareSql.ts';
import { recordBooking } from '../api/recordBooking.ts';
import { type Client, inTurn } from '../client.ts';
import type { Recorder } from '../recordStatements.ts';
import { type Hour, orderOf } from '../world.ts';
import { courtOf, slotOf } from './asks.ts';
import { type Field, REQUESTS } from './field.ts';
import type { Series } from './scaleReport.ts';
import { COURTS, DAYS_AHEAD, FIRST_HOUR, HOURS, idOf, isPlatform, LARGE_COURTS } from './world.ts';

interface Booking {
  readonly client: Client;
  readonly recorder: Recorder;
  readonly database: Database;
}

/** The booking at any arena, and at the large one. */
export const BOOKINGS = ['makeReservation', 'makeReservation.large'] as const;

/** Hours beyond those that the fill took, each booked once by its statements alone, on another day, and then by HTTP. */
export async function measureBooking(
  { client, recorder, database }: Booking,
  field: Field,
  name: (typeof BOOKINGS)[number],
): Promise<Series> {
  const isLarge = name === 'makeReservation.large';
  const hours = Array.from({ length: REQUESTS }, (_, i) => hourOf(field, i, isLarge));
  const [nobody] = field.players;
  if (!nobody) throw new Error('Nobody books');
  const next = hourOf(field, REQUESTS, isLarge);
  const recording = await recordBooking(recorder, next.arena, nobody, next.hour);
  const controlMs: number[] = [];
  const beside = async (turn: number): Promise<void> => {
    const { arena, hour } = hours[turn] ?? next;
    // The recorded hour of the day is the one that is booked, so each has a day of its own.
    const later = { ...hour, day: addDays(hour.day, (turn + 1) * 40) };
    controlMs.push(...(await timeBareSql(database, recording, arena, [field.players[turn] ?? nobody], [later])));
  };
  const { method, path } = contract.makeReservation;
  const asked = hours.map(({ arena, hour }, i) => ({
    method,
    path,
    token: field.players[i]?.token ?? '',
    body: orderOf(arena, hour),
    headers: { 'idempotency-key': newId() },
  }));
  const answered = await inTurn(client, asked, beside);
  const wrong = answered.find(({ status }) => status !== 201);
  if (wrong) throw new Error(`answered ${wrong.status}: ${wrong.body.toString()}`);
  const bytes = Math.max(...answered.map(({ body }) => body.length));
  return { name, ms: answered.map(({ ms }) => ms), controlMs, statements: recording.statements.length, bytes };
}

/** A free hour of an arena that is paid locally; the fill has none after its days. */
function hourOf({ size, today }: Field, i: number, isLarge: boolean) {
  const drawn = (i * 7) % size.arenas;
  const number = isLarge ? 0 : isPlatform(drawn) || drawn === 0 ? 2 : drawn;
  const courts = isLarge ? LARGE_COURTS : COURTS;
  const slot = Math.floor(i / courts) % HOURS;
  const day = addDays(today, DAYS_AHEAD + 5 + Math.floor(i / (courts * HOURS)));
  const hour: Hour = {
    day,
    court: courtOf(number, i % courts),
    slot: slotOf(number, slot),
    startHour: FIRST_HOUR + slot,
  };
  return { arena: { id: idOf('arena', number), ownerId: idOf('owner', number), courts: [], slots: [] }, hour };
}
