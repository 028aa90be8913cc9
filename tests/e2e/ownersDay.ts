import { Schema } from 'effect';
import type { BrowserContext } from 'playwright-core';
import { DEFAULT_BOOKING_RULES } from '#domain/arenas/bookingRules.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays, type Day } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { claimedAhead } from '#domain/series/weeks.ts';

/** The demonstration books nothing so far ahead, not even for those who play every week. */
const FAR_DAYS = claimedAhead(DEFAULT_BOOKING_RULES) + 10;

/** A day of an arena's, with nothing in it; tests take different ones. */
export function farDay(more: number): Day {
  return addDays(momentIn(new Date(), DEFAULT_ZONE).day, FAR_DAYS + more);
}

/** By the API, as a second window would. Returns the hour as the grid says it. */
export async function reserveFirstHour(session: BrowserContext, day: Day, guestPlayerName: string): Promise<string> {
  const token = (await session.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const read = async <A, I>(path: string, reply: Schema.Codec<A, I>): Promise<A> => {
    const { data } = Schema.decodeUnknownSync(Data)(await (await session.request.get(path, { headers })).json());
    return Schema.decodeUnknownSync(reply)(data);
  };
  const { arena } = await read(contract.myArena.path, contract.myArena.reply);
  const query = new URLSearchParams({ day: `${day.day}`, month: `${day.month}`, year: `${day.year}` });
  const path = `${contract.availability.path.replace(':id', arena.id)}?${query}`;
  const { availableTimeSlots } = await read(path, contract.availability.reply);
  const [court] = availableTimeSlots;
  // With a free hour after it, whatever weekday it is: on some, somebody plays every week.
  const slot = court?.slots.find(({ isAvailable }, at) => isAvailable && court.slots[at + 1]?.isAvailable);
  if (!court || !slot) throw new Error('No hour is free');
  const selectedTimeSlots = [{ court: court.id, timeSlots: [slot.id], sport: 'FUTEVOLEI' }];
  const made = await session.request.post(contract.makeOwnerReservation.path, {
    headers,
    data: { arena: arena.id, date: day, selectedTimeSlots, guestPlayerName },
  });
  if (made.status() !== 201) throw new Error(await made.text());
  return `${String(slot.startHour).padStart(2, '0')}:00`;
}

const Data = Schema.Struct({ data: Schema.Unknown });
