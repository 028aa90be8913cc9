import { randomUUID } from 'node:crypto';
import { Schema } from 'effect';
import type { AvailableSlot } from '#domain/slots/availability.ts';
import { contract } from '#domain/contract/contract.ts';
import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { callApi } from './callApi.ts';

/** A player whom only one test knows. */
export interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/** Signs somebody up as the API lets anybody. */
export async function signUpNewcomer(address: string): Promise<Newcomer> {
  const [email, password] = [`joana-${randomUUID()}@exemplo.com`, 'mar de novembro 5'];
  const form = { name: 'Joana Teles', gender: 'F', city: 'Santos', phone: '13988887777', email, password };
  const { user, token } = await callApi(address, contract.registerPlayer, { body: form });
  return { id: user.id, email, password, token };
}

/** Books the first free hour of tomorrow at an arena. Returns the player's reservations, as the API tells them. */
export async function bookAnHour(address: string, { token }: Newcomer, arena: string): Promise<unknown> {
  const date = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 1);
  const query = new URLSearchParams(Object.entries(date).map(([name, value]) => [name, String(value)]));
  const { availableTimeSlots } = await callApi(address, contract.availability, { token, id: arena, query });
  const court = availableTimeSlots.find(({ slots }) => slots.some(isFree));
  const slot = court?.slots.find(isFree);
  if (!court || !slot) throw new Error('The demonstration has no free hour tomorrow');
  const selectedTimeSlots = [{ court: court.id, timeSlots: [slot.id], sport: 'BEACH_TENNIS' }];
  await callApi(address, contract.makeReservation, { token, body: { arena, date, selectedTimeSlots } });
  const asTold = { ...contract.myReservations, reply: Schema.Struct({ reservations: Schema.Unknown }) };
  return (await callApi(address, asTold, { token })).reservations;
}

function isFree({ isAvailable }: AvailableSlot): boolean {
  return isAvailable;
}
