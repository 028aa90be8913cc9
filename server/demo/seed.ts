import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { momentIn, DEFAULT_ZONE } from '../../domain/days/moment.ts';
import type { Database } from '../database/database.ts';
import { arenas, courts, slotAlterations, timeSlots, vouchers } from '../database/schema/arenas.ts';
import { charges, refunds, sandboxCharges } from '../database/schema/payments.ts';
import { people } from '../database/schema/people.ts';
import { reservations, reservationSlots, slotClaims, voucherUses } from '../database/schema/reservations.ts';
import type { Transaction } from '../database/transaction.ts';
import { sandbox } from '../payments/sandbox.ts';
import { hashPassword } from '../session/passwords.ts';
import { demoArenas } from './arenas.ts';
import { DEMO_PASSWORD, demoPeople } from './people.ts';
import { chanceFrom } from './random.ts';
import { demoReservations } from './reservations.ts';
import { rowsOf } from './tell.ts';

const SEED = 20_261_121;

/** What fills an empty database with the demonstration. */
export function demonstration(database: Database): (tx: Transaction) => Promise<void> {
  const { receiver } = sandbox(database);
  return async (tx) => writeAll(tx, await hashPassword(DEMO_PASSWORD), receiver);
}

async function writeAll(tx: Transaction, passwordHash: string, receiver: string): Promise<void> {
  const { day: today } = momentIn(tx.now, DEFAULT_ZONE);
  const cast = demoPeople(passwordHash, tx.now);
  const places = demoArenas(cast, today, tx.now);
  const told = demoReservations(places, cast, today, tx.now, chanceFrom(SEED)).map((one) =>
    rowsOf(one, tx.now, receiver),
  );
  await write(tx, people, cast.all);
  await write(
    tx,
    arenas,
    places.map((place) => place.row),
  );
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
  await write(
    tx,
    reservations,
    told.map((rows) => rows.reservation),
  );
  await write(
    tx,
    reservationSlots,
    told.flatMap((rows) => rows.slots),
  );
  await write(
    tx,
    slotClaims,
    told.flatMap((rows) => rows.claims),
  );
  await write(
    tx,
    voucherUses,
    told.flatMap((rows) => rows.voucherUses),
  );
  await write(
    tx,
    charges,
    told.flatMap((rows) => rows.charges),
  );
  await write(
    tx,
    sandboxCharges,
    told.flatMap((rows) => rows.sandboxCharges),
  );
  await write(
    tx,
    refunds,
    told.flatMap((rows) => rows.refunds),
  );
}

/** Each table's rows as one JSON value: several times faster than as thousands of parameters. */
async function write<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const list = sql.join(
    columns.map((column) => sql.identifier(snakeCase(column))),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [snakeCase(column), value]))),
  );
  await tx.execute(
    sql`insert into ${table} (${list}) select ${list} from json_populate_recordset(null::${table}, ${json}::json)`,
  );
}

function snakeCase(column: string): string {
  return column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
