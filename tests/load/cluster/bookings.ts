import { setTimeout as pause } from 'node:timers/promises';
import { contract } from '#domain/contract/contract.ts';
import { newId } from '#platform/database/uuid.ts';
import type { Asked, Answer } from '../client.ts';
import { type Hour, orderOf, type Player } from '../world.ts';
import { type Field, nextHour } from './field.ts';
import type { Fleet, Member } from './fleet.ts';

/** Enough to keep two processors at work, and few enough that each is answered soon. */
const BOOKERS = 12;
/** Then a client asks another process, under the same key. */
const PATIENCE_MS = 3_000;
const REST_MS = 50;

/** A reservation that a client was told of. */
export interface Acknowledged {
  readonly id: string;
  readonly hour: Hour;
}

interface Reply {
  /** When it was there, by `performance.now`. */
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly member: Member;
}

/** Clients that book one hour after another, each hour wanted by two of them. */
export interface Load {
  readonly acknowledged: readonly Acknowledged[];
  readonly replies: readonly Reply[];
  /** Answers that no client should get, whatever happens. */
  readonly wrong: readonly string[];
  /** Waits until so many more bookings were acknowledged. */
  readonly more: (count: number) => Promise<void>;
  /** Every order is asked for until it is decided. */
  readonly stop: () => Promise<void>;
}

interface Order {
  readonly hour: Hour;
  readonly player: Player | undefined;
}

export function startLoad(fleet: Fleet, field: Field): Load {
  const acknowledged: Acknowledged[] = [];
  const replies: Reply[] = [];
  const wrong: string[] = [];
  const waiting: Order[] = [];
  const state = { isOver: false };
  let turn = 0;

  function next(): Order {
    if (waiting.length === 0) {
      const hour = nextHour(field);
      for (let rival = 0; rival < 2; rival += 1) {
        turn += 1;
        waiting.push({ hour, player: field.players[turn % field.players.length] });
      }
    }
    return waiting.pop() ?? next();
  }

  /** Asks one process after the other under one key, until the order is decided. */
  async function settle({ hour, player }: Order): Promise<void> {
    const asked = bookingOf(field, hour, player, newId());
    for (let at = (turn += 1); ; at += 1, await pause(REST_MS)) {
      const member = fleet[at % fleet.length];
      const answer = await member?.client
        .send({ ...asked, signal: AbortSignal.timeout(PATIENCE_MS) })
        .catch(() => null);
      if (!member || !answer) continue;
      replies.push({ at: performance.now(), ms: answer.ms, status: answer.status, member });
      const { data, error } = read(answer);
      if (answer.status === 201) return void acknowledged.push({ id: data?.reservation._id ?? '', hour });
      if (error?.code === 'slot_taken') return undefined;
      if (answer.status !== 503 && error?.code !== 'idempotency_running') {
        return void wrong.push(`${answer.status} ${error?.code}`);
      }
    }
  }

  const bookers = Array.from({ length: BOOKERS }, async () => {
    while (!state.isOver) await settle(next());
  });
  return {
    acknowledged,
    replies,
    wrong,
    async more(count) {
      for (const wanted = acknowledged.length + count; acknowledged.length < wanted;) await pause(REST_MS);
    },
    async stop() {
      state.isOver = true;
      await Promise.all(bookers);
      // The rival of the last hour never asked.
      for (const order of waiting.splice(0)) await settle(order);
    },
  };
}

export function bookingOf({ arena }: Field, hour: Hour, player: Player | undefined, key: string): Asked {
  const { method, path } = contract.makeReservation;
  const headers = { 'idempotency-key': key };
  return { method, path, token: player?.token ?? '', body: orderOf(arena, hour), headers };
}

interface Body {
  readonly data?: { readonly reservation: { readonly _id: string } };
  readonly error?: { readonly code: string };
}

function read({ body }: Answer): Body {
  const said: Body = JSON.parse(body.toString());
  return said;
}
