import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { charges } from '#platform/database/schema/payments.ts';
import { installments, reservations, reservationSlots, slotClaims } from '#platform/database/schema/reservations.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestArena } from '../booking/world.ts';

/** A reservation of one hour, in centavos: what was received for it at the arena, or whether its PIX was paid. */
export interface Booked {
  readonly total: number;
  readonly received: number;
  readonly pix: 'none' | 'paid' | 'open';
  /** Which of the players; a guest without one. */
  readonly player: number | undefined;
}

const HOURS = [18, 19, 20, 21];

interface Where {
  readonly database: Pick<Database, 'orm'>;
  readonly day: Day;
  readonly player: () => Promise<{ readonly id: string }>;
}

/** Writes reservations into the tables, one an hour: court by court, then day by day from the test's. */
export async function writeBooked(world: Where, arena: Omit<TestArena, 'owner'>, booked: readonly Booked[]) {
  const { orm } = world.database;
  const createdAt = new Date();
  const players = await Promise.all(Array.from({ length: 3 }, () => world.player()));
  const placed = booked.map((one, index) => {
    const place = Math.floor(index / HOURS.length);
    const court = arena.courts[place % arena.courts.length];
    const day = toIsoDay(addDays(world.day, Math.floor(place / arena.courts.length)));
    const hour = HOURS[index % HOURS.length] ?? 18;
    if (!court) throw new Error('The arena has no court');
    return { ...one, id: newId(), court, day, hour, playerId: players[one.player ?? -1]?.id ?? null };
  });
  const own = { arenaId: arena.id, createdAt };
  await orm.insert(reservations).values(
    placed.map(({ id, playerId, day, total, received, pix }) => ({
      ...own,
      id,
      playerId,
      guestPlayerName: playerId === null ? 'Rui' : null,
      day,
      totalCentavos: total,
      paymentMethod: pix === 'none' ? ('local' as const) : ('platform' as const),
      status: pix === 'paid' || (pix === 'none' && received === total) ? ('PAGA' as const) : ('PENDENTE' as const),
      madeBy: 'player' as const,
      settledCentavos: received,
      expiresAt: pix === 'open' ? new Date(createdAt.getTime() + 3_600_000) : null,
    })),
  );
  await orm.insert(reservationSlots).values(
    placed.map(({ id, court, hour, total }) => ({
      arenaId: arena.id,
      reservationId: id,
      courtId: court.id,
      courtName: court.name,
      hour,
      timeSlotId: arena.slots.get(hour) ?? newId(),
      sport: 'BEACH_TENNIS' as const,
      priceCentavos: total,
    })),
  );
  await orm
    .insert(occupants)
    .values(placed.map(({ id }) => ({ arenaId: arena.id, id, kind: 'booking' as const, expiresAt: null })));
  await orm
    .insert(slotClaims)
    .values(
      placed.map(({ id, court, day, hour }) => ({ arenaId: arena.id, courtId: court.id, day, hour, occupantId: id })),
    );
  const paid = placed.filter(({ received }) => received > 0).map((one) => ({ ...one, payment: newId() }));
  if (paid.length > 0) {
    const each = { arenaId: arena.id, kind: 'payment' as const, method: 'cash' as const, at: createdAt };
    await orm
      .insert(movements)
      .values(
        paid.map(({ id, payment, received }) => ({ ...each, id: payment, reservationId: id, valueCentavos: received })),
      );
    await orm.insert(installments).values(
      paid.map(({ id, payment, received }) => ({
        ...own,
        id: payment,
        reservationId: id,
        info: '',
        valueCentavos: received,
      })),
    );
  }
  const byPix = placed.filter(({ pix }) => pix !== 'none');
  if (byPix.length > 0)
    await orm.insert(charges).values(
      byPix.map(({ id, total, pix }) => ({
        id: newId(),
        purpose: 'reservation' as const,
        arenaId: arena.id,
        reservationId: id,
        provider: 'sandbox' as const,
        idempotencyKey: newId(),
        amountCentavos: total,
        receiver: 'platform',
        reference: newId(),
        status: pix === 'paid' ? ('approved' as const) : ('pending' as const),
        expiresAt: createdAt,
        createdAt,
        pollToken: newId(),
      })),
    );
  return { until: toIsoDay(addDays(world.day, Math.floor((booked.length - 1) / HOURS.length / arena.courts.length))) };
}
