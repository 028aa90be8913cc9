import { toIsoDay } from '#domain/values/days/day.ts';
import type { Database } from '#platform/database/database.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { reservations, reservationSlots, slotClaims } from '#platform/database/schema/reservations.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { chanceFrom } from '#start/demo/random.ts';
import { write } from '#start/demo/write.ts';
import { type BenchArena, type Hour, hoursOf, makeArena, makePlayers, type Player } from '../world.ts';
import { sized } from '../size.ts';

const PLAYERS = sized({ whole: 1_000, smoke: 20 });
const ARENAS = sized({ whole: 20, smoke: 1 });
const COURTS = 6;
const DAYS = 8;
const SEED = 500;
/** Two of five hours are taken beforehand, as on a good weekday: nine reservations a player. */
const isTaken = (_: Offer, index: number): boolean => index % 5 < 2;

/** An hour of an arena that somebody may book. */
export interface Offer {
  readonly arena: BenchArena;
  readonly hour: Hour;
}

export interface Field {
  readonly players: readonly Player[];
  /** Hours that are free, each once, in no order. */
  readonly free: readonly Offer[];
}

/** Some arenas over a week, with what their players reserved so far. */
export async function makeField(database: Database): Promise<Field> {
  const players = await makePlayers(database, PLAYERS);
  const offers: Offer[] = [];
  while (offers.length < ARENAS * COURTS * DAYS * 24) {
    const arena = await makeArena(database, { paymentMethod: 'local', courts: COURTS });
    offers.push(...(await hoursOf(database, arena, DAYS)).map((hour) => ({ arena, hour })));
  }
  const shuffled = inNoOrder(offers);
  await takeHours(database, shuffled.filter(isTaken), players);
  return { players, free: shuffled.filter((offer, index) => !isTaken(offer, index)) };
}

/** The same for every run. */
function inNoOrder(offers: readonly Offer[]): Offer[] {
  const chance = chanceFrom(SEED);
  return offers
    .map((offer) => ({ offer, at: chance.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ offer }) => offer);
}

async function takeHours(database: Database, offers: readonly Offer[], players: readonly Player[]): Promise<void> {
  await inTransaction(database, async (tx) => {
    const rows = offers.map((offer, index) => rowsOf(offer, players[index % players.length], tx.now));
    await write(
      tx,
      reservations,
      rows.map(({ reservation }) => reservation),
    );
    await write(
      tx,
      reservationSlots,
      rows.map(({ slot }) => slot),
    );
    await write(
      tx,
      occupants,
      rows.map(({ occupant }) => occupant),
    );
    await write(
      tx,
      slotClaims,
      rows.map(({ claim }) => claim),
    );
  });
  // What autovacuum would have done since: plans for tables that are believed to be empty are others.
  await database.pool.query('vacuum analyze');
}

function rowsOf({ arena, hour }: Offer, player: Player | undefined, createdAt: Date) {
  const own = { arenaId: arena.id, reservationId: newId() };
  const { court: courtId, startHour, slot: timeSlotId } = hour;
  const day = toIsoDay(hour.day);
  return {
    reservation: {
      arenaId: arena.id,
      id: own.reservationId,
      playerId: player?.id ?? null,
      day,
      totalCentavos: 80_50,
      discountCentavos: 0,
      paymentMethod: 'local',
      status: 'PENDENTE',
      madeBy: 'player',
      moneyBack: 'none',
      settledCentavos: 0,
      createdAt,
    } as const,
    slot: {
      ...own,
      courtId,
      hour: startHour,
      courtName: 'Quadra',
      timeSlotId,
      sport: 'BEACH_TENNIS',
      priceCentavos: 80_50,
    } as const,
    occupant: { arenaId: arena.id, id: own.reservationId, kind: 'booking' } as const,
    claim: { arenaId: arena.id, occupantId: own.reservationId, courtId, hour: startHour, day },
  };
}
