import { contract } from '#domain/contract/contract.ts';
import { newId } from '#platform/database/uuid.ts';
import { chanceFrom } from '#start/demo/random.ts';
import type { Answer, Asked, Client } from '../client.ts';
import { orderOf, type Player } from '../world.ts';
import type { Field, Offer } from './world.ts';

/** Four fifths read: what people look at before they book. */
const CYCLE = ['day', 'mine', 'book', 'day', 'search', 'day', 'mine', 'change', 'day', 'arena'] as const;

export const KINDS = ['day', 'search', 'arena', 'mine', 'book', 'cancel'] as const;
export type Kind = (typeof KINDS)[number];

interface Made {
  readonly id: string;
  readonly player: Player;
}

const ENCODING = { 'accept-encoding': 'gzip, deflate, br' };

/** Asks in the cycle's order, each for somebody and something else; books each free hour once. */
export function crowd(client: Client, { players, free }: Field) {
  const chance = chanceFrom(players.length);
  const some = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(chance.next() * items.length)];
    if (item === undefined) throw new Error('There is nothing to choose from');
    return item;
  };
  const offers = free.values();
  const cancellable: Made[] = [];
  let turn = 0;
  let changes = 0;

  return (): { readonly kind: Kind; readonly answer: Promise<Answer> } => {
    const step = CYCLE[turn % CYCLE.length] ?? 'day';
    turn += 1;
    const player = some(players);
    if (step === 'book') return { kind: 'book', answer: book(player) };
    if (step === 'change') {
      changes += 1;
      const made = changes % 2 === 0 ? cancellable.shift() : undefined;
      return made ? { kind: 'cancel', answer: cancel(made) } : { kind: 'book', answer: book(player) };
    }
    return { kind: step, answer: client.send(readingOf(step, some(free), player)) };
  };

  async function book(player: Player): Promise<Answer> {
    const { value: offer } = offers.next();
    if (!offer) throw new Error('No hour is left to book');
    const { method, path } = contract.makeReservation;
    const answer = await client.send({ ...keyed(player), method, path, body: orderOf(offer.arena, offer.hour) });
    if (answer.status === 201) cancellable.push({ id: idIn(answer.body), player });
    return answer;
  }

  function cancel({ id, player }: Made): Promise<Answer> {
    const { method, path } = contract.cancelReservation;
    return client.send({ ...keyed(player), method, path: path.replace(':id', id) });
  }
}

function idIn(body: Buffer): string {
  const { data }: { data: { reservation: { _id: string } } } = JSON.parse(body.toString());
  return data.reservation._id;
}

function keyed({ token }: Player) {
  return { token, headers: { 'idempotency-key': newId() } };
}

export function readingOf(kind: 'day' | 'search' | 'arena' | 'mine', { arena, hour }: Offer, { token }: Player): Asked {
  const own = { token, headers: ENCODING };
  const { day, month, year } = hour.day;
  switch (kind) {
    case 'day':
      return { ...own, path: `${contract.availability.path.replace(':id', arena.id)}?${query({ day, month, year })}` };
    case 'search':
      return { ...own, path: contract.allArenas.path };
    case 'arena':
      return { ...own, path: contract.arena.path.replace(':id', arena.id) };
    case 'mine':
      return { ...own, path: contract.myReservations.path };
  }
}

function query(members: Readonly<Record<string, number>>): string {
  return Object.entries(members)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
