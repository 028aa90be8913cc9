import type { InjectOptions } from 'fastify';
import { contract } from '#domain/contract/contract.ts';
import type { PaymentProvider } from '#core/payment/provider.ts';
import type { PaymentDependencies } from '#core/payment/settle.ts';
import type { Database } from '#platform/database/database.ts';
import { serveApi } from '../sharedApp.ts';
import { testDependencies } from '../testDependencies.ts';
import { orderOf, type TestArena, type World } from '../booking/world.ts';

/** A provider that counts what it is asked. */
export interface Counted extends PaymentProvider {
  readonly asked: string[];
}

export function counted(provider: PaymentProvider): Counted {
  const asked: string[] = [];
  return {
    ...provider,
    asked,
    get(id) {
      asked.push(id);
      return provider.get(id);
    },
  };
}

/** One server process, as far as payments go. */
export function openTill(database: Database, dependencies: PaymentDependencies) {
  const ask = serveApi(testDependencies(database, { ...dependencies, settings: { limits: 'relaxed' } }));

  async function send(request: InjectOptions): Promise<{ status: number; body: unknown }> {
    const reply = await ask(request);
    return { status: reply.statusCode, body: reply.json() };
  }

  return {
    poll: (id: string, authorization?: string) =>
      send({
        url: contract.paymentRelay.path.replace(':id', encodeURIComponent(id)),
        headers: authorization === undefined ? {} : { authorization },
      }),
    notify: (query: Record<string, string>, headers: Record<string, string>, body: object = {}) =>
      send({ method: 'POST', url: contract.paymentNotification.path, query, headers, payload: body }),
  };
}

export type Till = ReturnType<typeof openTill>;

/** A player with a fresh hold of one hour, and its PIX. */
export async function holdAnHour(world: World, arena: TestArena, hour: number) {
  const player = await world.player();
  const { status, body } = await world.reserve(player, orderOf(arena, world.day, [hour]));
  if (status !== 201) throw new Error(`No hold: ${JSON.stringify(body)}`);
  const { reservation, reservationPayment } = body.data;
  const id: string = reservationPayment.mpPaymentId;
  const token: string = reservationPayment.pollToken;
  return {
    id,
    token,
    reservation: String(reservation._id),
    bearer: `Bearer ${token}`,
    validUntil: String(reservation.expiresAt),
    player,
    hour,
    async standing(): Promise<{ status: string; refunded: boolean }> {
      const { body: now } = await world.read(player, reservation._id);
      return { status: now.data.reservation.status, refunded: now.data.reservation.refunded };
    },
  };
}
