import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { fromIsoDay } from '#domain/values/days/day.ts';
import type { Database, Queries } from '#platform/database/database.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { customers } from '#platform/database/schema/customers.ts';
import { movements } from '#platform/database/schema/ledger.ts';
import { paymentLinks } from '#platform/database/schema/paymentLinks.ts';
import { sales } from '#platform/database/schema/products.ts';
import { reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { noteReading } from './noteReading.ts';

/** Everything that the caller's arena stores about somebody by its own record. Who asked for it stands in the audit. */
export function readCustomerData(database: Database): Read<'customerData'> {
  return (call) =>
    inTransaction(database, async (tx) => {
      const { id } = call.params;
      const arena = await ownedArena(tx, call.viewer);
      const records = await readRecords(tx, arena.id, id);
      if (!records.some((one) => one.id === id)) return refuse('customer_not_found');
      const ids = records.map((one) => one.id);
      const booked = await readReservations(tx, arena.id, ids);
      await noteReading(tx, 'customerData', call, id);
      return {
        data: {
          exportedAt: tx.now,
          arena: { name: arena.name },
          records: records.map(({ id: _, ...record }) => record),
          reservations: booked,
          series: await readSeries(tx, arena.id, ids),
          payments: await readPayments(tx, arena.id, ids),
          paymentLinks: await readLinks(tx, arena.id, ids),
          sales: await readSales(tx, arena.id, ids),
          deeds: await readDeeds(tx, arena.id, ids),
        },
      };
    });
}

async function readRecords(queries: Queries, arenaId: string, rootId: string) {
  const rows = await queries
    .select()
    .from(customers)
    .where(and(eq(customers.arenaId, arenaId), eq(customers.rootId, rootId), isNull(customers.erasedAt)))
    .orderBy(asc(customers.madeAt), asc(customers.id));
  return rows.map(({ id, name, phone, cpf, email, birthday, city, tags, note, madeAt }) => ({
    id,
    name,
    ...present({ phone, cpf, email, birthday, city }),
    tags,
    note,
    madeAt,
  }));
}

/** Of reservations: for one of the records, as long as they are for no player with an account. */
function isFor(arenaId: string, records: readonly string[]) {
  return and(
    eq(reservations.arenaId, arenaId),
    inArray(reservations.customerId, [...records]),
    isNull(reservations.playerId),
  );
}

async function readReservations(queries: Queries, arenaId: string, records: readonly string[]) {
  const { id, guestPlayerName, guestPhone, day, status, noShowAt, note, createdAt } = reservations;
  const hours = sql<string[]>`array(
    select ${reservationSlots.courtName} || ' ' || ${reservationSlots.hour} || 'h' from ${reservationSlots}
    where ${and(eq(reservationSlots.arenaId, reservations.arenaId), eq(reservationSlots.reservationId, reservations.id))}
    order by ${reservationSlots.courtName}, ${reservationSlots.hour})`;
  const { totalCentavos: total, discountCentavos: discount, settledCentavos: settledAtArena } = reservations;
  const rows = await queries
    .select({
      id,
      name: guestPlayerName,
      phone: guestPhone,
      day,
      hours,
      status,
      total,
      discount,
      settledAtArena,
      noShowAt,
      note,
      createdAt,
    })
    .from(reservations)
    .where(isFor(arenaId, records))
    .orderBy(asc(day), asc(id));
  return rows.map(({ day: iso, name, phone, noShowAt: missed, ...row }) => ({
    ...row,
    name: name ?? '',
    ...present({ phone }),
    date: fromIsoDay(iso),
    isNoShow: missed !== null,
  }));
}

async function readSeries(queries: Queries, arenaId: string, records: readonly string[]) {
  const rows = await queries
    .select()
    .from(series)
    .where(and(eq(series.arenaId, arenaId), inArray(series.customerId, [...records]), isNull(series.playerId)))
    .orderBy(asc(series.madeAt), asc(series.id));
  return rows.map(({ guestPlayerName, guestPhone, courtName, weekday, startHour, hours, madeAt, ...row }) => ({
    name: guestPlayerName ?? '',
    court: courtName,
    weekday,
    startHour,
    hours,
    from: fromIsoDay(row.fromDay),
    price: row.priceCentavos,
    madeAt,
    ...present({
      phone: guestPhone,
      until: row.untilDay === null ? null : fromIsoDay(row.untilDay),
      endedAt: row.endedAt,
    }),
  }));
}

async function readPayments(queries: Queries, arenaId: string, records: readonly string[]) {
  const { at, kind, method, valueCentavos: value, note } = movements;
  const rows = await queries
    .select({ at, kind, method, value, reservation: reservations.id, note })
    .from(movements)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, movements.arenaId), eq(reservations.id, movements.reservationId)),
    )
    .where(and(eq(movements.arenaId, arenaId), isFor(arenaId, records)))
    .orderBy(asc(at), asc(movements.id));
  return rows.map(({ method: how, ...row }) => ({ ...row, ...present({ method: how }) }));
}

async function readLinks(queries: Queries, arenaId: string, records: readonly string[]) {
  const rows = await queries
    .select({ link: paymentLinks })
    .from(paymentLinks)
    .innerJoin(
      reservations,
      and(eq(reservations.arenaId, paymentLinks.arenaId), eq(reservations.id, paymentLinks.reservationId)),
    )
    .where(and(eq(paymentLinks.arenaId, arenaId), isNotNull(paymentLinks.tokenHash), isFor(arenaId, records)))
    .orderBy(asc(paymentLinks.madeAt), asc(paymentLinks.id));
  return rows.map(({ link: { reservationId, madeAt, state, saidAt, saidCentavos, payer, endToEnd, picture } }) => ({
    reservation: reservationId,
    madeAt,
    state,
    ...present({ saidAt, said: saidCentavos, payer, endToEnd }),
    hasPicture: picture !== null,
  }));
}

async function readSales(queries: Queries, arenaId: string, records: readonly string[]) {
  const isTheirs = and(inArray(sales.customerId, [...records]), isNull(sales.playerId), isNull(sales.undoneAt));
  const rows = await queries
    .select()
    .from(sales)
    .where(and(eq(sales.arenaId, arenaId), isTheirs))
    .orderBy(asc(sales.soldAt), asc(sales.id));
  return rows.map(({ name, quantity, unitCentavos, soldAt, paidAt }) => ({
    product: name,
    quantity,
    price: quantity * unitCentavos,
    soldAt,
    ...present({ paidAt }),
  }));
}

/** Without who did it, whose data is their own. */
async function readDeeds(queries: Queries, arenaId: string, records: readonly string[]) {
  return queries
    .select({ at: auditEntries.at, deed: auditEntries.deed })
    .from(auditEntries)
    .where(and(eq(auditEntries.chain, arenaId), inArray(auditEntries.subjectId, [...records])))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}
