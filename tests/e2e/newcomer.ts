import { randomUUID } from 'node:crypto';
import { Schema } from 'effect';
import type { AvailableSlot } from '../../domain/booking/availability.ts';
import { contract } from '../../domain/contract/contract.ts';
import { addDays } from '../../domain/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '../../domain/days/moment.ts';

/** A player whom only one test knows. */
export interface Newcomer {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

const Enveloped = <S extends Schema.Codec<unknown, unknown>>(reply: S) => Schema.Struct({ data: reply });

/** Signs somebody up as the API lets anybody. */
export async function signUpNewcomer(address: string): Promise<Newcomer> {
  const [email, password] = [`joana-${randomUUID()}@exemplo.com`, 'mar de novembro 5'];
  const form = { name: 'Joana Teles', gender: 'F', city: 'Santos', phone: '13988887777', email, password };
  const answer = await call(address, contract.registerPlayer, { body: form });
  const { data } = Schema.decodeUnknownSync(Enveloped(contract.registerPlayer.reply))(answer);
  return { id: data.user.id, email, password, token: data.token };
}

/** Books the first free hour of tomorrow at an arena. Returns the player's reservations, as the API tells them. */
export async function bookAnHour(address: string, { token }: Newcomer, arena: string): Promise<unknown> {
  const date = addDays(momentIn(new Date(), DEFAULT_ZONE).day, 1);
  const query = new URLSearchParams(Object.entries(date).map(([name, value]) => [name, String(value)]));
  const offer = await call(address, contract.availability, { token, params: { id: arena }, query });
  const { data } = Schema.decodeUnknownSync(Enveloped(contract.availability.reply))(offer);
  const court = data.availableTimeSlots.find(({ slots }) => slots.some(isFree));
  const slot = court?.slots.find(isFree);
  if (!court || !slot) throw new Error('The demonstration has no free hour tomorrow');
  const selectedTimeSlots = [{ court: court.id, timeSlots: [slot.id], sport: 'BEACH_TENNIS' }];
  await call(address, contract.makeReservation, { token, body: { arena, date, selectedTimeSlots } });
  const mine = await call(address, contract.myReservations, { token });
  return Schema.decodeUnknownSync(Enveloped(Schema.Struct({ reservations: Schema.Unknown })))(mine).data.reservations;
}

function isFree({ isAvailable }: AvailableSlot): boolean {
  return isAvailable;
}

interface Given {
  readonly token?: string;
  readonly params?: { readonly id: string };
  readonly query?: URLSearchParams;
  readonly body?: object;
}

async function call(
  address: string,
  { method, path }: { readonly method: string; readonly path: string },
  { token, params, query, body }: Given,
): Promise<unknown> {
  const url = new URL(path.replace(':id', params?.id ?? ''), address);
  url.search = String(query ?? '');
  const answer = await fetch(url, {
    method,
    headers: {
      // Else the session would be worth something in a browser alone.
      'x-client': 'api',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${url.pathname} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
