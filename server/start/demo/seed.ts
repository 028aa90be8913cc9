import { recordGuests } from '#core/customers/recordGuests.ts';
import { momentIn, DEFAULT_ZONE } from '#domain/values/days/moment.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import type { Database } from '#platform/database/database.ts';
import { arenas, courts, slotAlterations, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { charges, refunds, sandboxCharges } from '#platform/database/schema/payments.ts';
import { occupants } from '#platform/database/schema/occupants.ts';
import { people } from '#platform/database/schema/people.ts';
import { series, seriesRights } from '#platform/database/schema/series.ts';
import { seriesWeeks } from '#platform/database/schema/seriesWeeks.ts';
import { tillCash, tills } from '#platform/database/schema/till.ts';
import {
  installments,
  reservations,
  reservationSlots,
  slotClaims,
  voucherUses,
} from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { sandbox } from '#core/payment/sandbox/sandbox.ts';
import { hashPassword } from '#core/people/passwords.ts';
import { demoArenas } from './arenas.ts';
import { demoPeople } from './people.ts';
import { DEMO_PASSWORD } from '#core/people/demoAccounts.ts';
import { OWNERS_SLUG } from './places.ts';
import { afterRain, demoRain } from './rain.ts';
import { demoReservations } from './reservations.ts';
import { rowsOf } from './reservationRows.ts';
import { writeTeams } from './teams.ts';
import { demoTills } from './tills.ts';
import { demoTournaments } from './tournaments.ts';
import { write } from './write.ts';
import { writeTraces } from './writeTraces.ts';
import { rightsOf } from './weekly.ts';
import { writeEvents } from './writeEvents.ts';

export const SEED = 20_261_121;

/** Returns the function that fills an empty database with the demonstration data. */
export function demonstration(database: Database): (tx: Transaction) => Promise<void> {
  const { receiver } = sandbox(database);
  return async (tx) => writeAll(tx, await hashPassword(DEMO_PASSWORD), receiver);
}

async function writeAll(tx: Transaction, passwordHash: string, receiver: string): Promise<void> {
  const { day: today } = momentIn(tx.now, DEFAULT_ZONE);
  const cast = demoPeople(passwordHash, tx.now);
  const places = demoArenas(cast, today, tx.now);
  const games = demoReservations({ arenas: places, cast, today, seed: SEED }).map((one) => afterRain(one, today));
  const made = games.map((one) => rowsOf(one, tx.now, receiver));
  await write(tx, people, cast.all);
  await write(
    tx,
    arenas,
    places.map((place) => place.row),
  );
  await writeTeams(tx, places, cast);
  await write(
    tx,
    courts,
    places.flatMap((place) => place.courts),
  );
  await write(
    tx,
    timeSlots,
    places.flatMap((place) => place.slots),
  );
  await write(
    tx,
    slotAlterations,
    places.flatMap((place) => place.alterations),
  );
  await write(
    tx,
    vouchers,
    places.flatMap((place) => place.vouchers),
  );
  const weekly = places.flatMap((place) => place.weekly);
  await write(
    tx,
    series,
    weekly.map((one) => one.row),
  );
  await write(tx, seriesRights, weekly.flatMap(rightsOf));
  await write(
    tx,
    reservations,
    made.map((rows) => rows.reservation),
  );
  await write(
    tx,
    seriesWeeks,
    made.flatMap((rows) => rows.weeks),
  );
  await write(
    tx,
    reservationSlots,
    made.flatMap((rows) => rows.slots),
  );
  await write(
    tx,
    occupants,
    made.flatMap((rows) => (rows.claims.length > 0 ? [occupantOf(rows.reservation)] : [])),
  );
  await write(
    tx,
    slotClaims,
    made.flatMap((rows) => rows.claims),
  );
  await write(
    tx,
    installments,
    made.flatMap((rows) => rows.installments),
  );
  const money = made.flatMap((rows) => rows.movements);
  const till = demoTills(places, money, today, tx.now);
  await write(tx, tills, till.rows);
  await write(tx, tillCash, till.cash);
  await write(tx, movements, till.movements);
  await write(tx, arenaTournaments, demoTournaments(places, today, tx.now));
  await write(
    tx,
    voucherUses,
    made.flatMap((rows) => rows.voucherUses),
  );
  await write(
    tx,
    charges,
    made.flatMap((rows) => rows.charges),
  );
  await write(
    tx,
    sandboxCharges,
    made.flatMap((rows) => rows.sandboxCharges),
  );
  await write(
    tx,
    refunds,
    made.flatMap((rows) => rows.refunds),
  );
  await writeEvents(tx, { cast, today, receiver });
  for (const { row } of places) {
    for (const of of ['series', 'reservation'] as const)
      while ((await recordGuests(tx, row.id, of, { part: 500 })).length > 0);
  }
  const home = places.find(({ place }) => place.slug === OWNERS_SLUG);
  if (!home) return;
  const cancelled = games.flatMap(({ before }, index) => {
    const rows = made[index];
    return before && rows ? [{ rows, before }] : [];
  });
  await writeTraces(tx, { places, home, made, cast, today, rain: demoRain(home, cancelled, today) });
}
