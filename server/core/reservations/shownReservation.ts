import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { DISCOUNT_WORD, type InstallmentKind } from '#domain/ledger/installment.ts';
import type { DeskMethod, Method } from '#domain/ledger/movement.ts';
import type { Note } from '#domain/booking/note.ts';
import type { PixBack, Reservation } from '#domain/booking/reservation.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { moneyNewsOf } from '#domain/payment/moneyNews.ts';
import { packedList, type Unpacked } from '#platform/database/packedList.ts';
import { cancellations, movements, playerCredits } from '#platform/database/schema/ledger.ts';
import { charges, refunds } from '#platform/database/schema/payments.ts';
import { rebookings } from '#platform/database/schema/rebookings.ts';
import { pastGivings, shownGivings } from './give/shownGivings.ts';
import { pastMoves, shownMoves } from './move/shownMoves.ts';
import { people } from '#platform/database/schema/people.ts';
import { installments, reservations, reservationSlots } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { present } from '#platform/http/present.ts';
import { courtLines } from './courtLines.ts';
import { phoneForOwner } from './phoneForOwner.ts';

/**
 * The columns shown to every reader of a reservation: those of `reservation` and of `person`, left-joined for its player.
 * Hours and installments come from a subquery per reservation, so that no query plan reads those of other days.
 */
export const shownColumns = {
  id: reservations.id,
  day: reservations.day,
  status: reservations.status,
  paymentMethod: reservations.paymentMethod,
  totalCentavos: reservations.totalCentavos,
  discountCentavos: reservations.discountCentavos,
  moneyBack: reservations.moneyBack,
  chargeTrouble: reservations.chargeTrouble,
  lostCentavos: reservations.lostCentavos,
  isPassedOn: reservations.isPassedOn,
  playerCancellation: reservations.playerCancellation,
  noShowAt: reservations.noShowAt,
  createdAt: reservations.createdAt,
  expiresAt: reservations.expiresAt,
  guestPlayerName: reservations.guestPlayerName,
  guestPhone: reservations.guestPhone,
  whomVersion: reservations.whomVersion,
  note: reservations.note,
  noteVersion: reservations.noteVersion,
  seriesId: reservations.seriesId,
  inBill: sql<NonNullable<Reservation['inBill']> | null>`(select coalesce(${series.skippedWeek}, 'week') from ${series}
    where ${series.arenaId} = ${reservations.arenaId} and ${series.id} = ${reservations.seriesId}
      and ${series.playerId} is not distinct from ${reservations.playerId}
      and ${series.guestPlayerName} is not distinct from ${reservations.guestPlayerName})`,
  // Of what a player reserved, only that whose PIX the desk took over is CONFIRMADA, so charges are hardly ever looked up.
  isInCash: sql<boolean>`(${reservations.status} = 'CONFIRMADA' and ${reservations.madeBy} = 'player'
    and exists (select from ${charges} where ${charges.arenaId} = ${reservations.arenaId}
      and ${charges.reservationId} = ${reservations.id} and ${charges.calledOffAt} is not null))`,
  playerId: reservations.playerId,
  playerName: sql<string | null>`${people.name}`,
  playerPhone: phoneForOwner,
  playerCredit: sql<number | null>`(select ${playerCredits.centavos} from ${playerCredits} where ${and(
    eq(playerCredits.arenaId, reservations.arenaId),
    eq(playerCredits.playerId, reservations.playerId),
  )})`,
};

/** An hour of a reservation as it was sold. */
export const SOLD_HOUR = {
  courtId: reservationSlots.courtId,
  courtName: reservationSlots.courtName,
  timeSlotId: reservationSlots.timeSlotId,
  hour: reservationSlots.hour,
  sport: reservationSlots.sport,
  price: reservationSlots.priceCentavos,
};

export const shownHours = packedList(SOLD_HOUR, {
  rows: sql`from ${reservationSlots} where ${isOfReservation(reservationSlots)}`,
});

/** One that a process of the version before wrote has no movement yet, and says neither method nor who recorded it. */
export const shownInstallments = packedList(
  {
    id: installments.id,
    kind: sql<InstallmentKind>`coalesce(${movements.kind},
      case when ${installments.info} = '${sql.raw(DISCOUNT_WORD)}' then 'discount' else 'payment' end)`,
    info: installments.info,
    value: installments.valueCentavos,
    method: sql<Method | null>`${movements.method}`,
    at: installments.createdAt,
    recordedBy: sql<string | null>`recorder.name`,
  },
  {
    rows: sql`from ${installments}
      left join ${movements} on ${and(eq(movements.arenaId, installments.arenaId), eq(movements.id, installments.id))}
      left join ${people} as recorder on recorder.id = ${movements.recordedBy}
      where ${isOfReservation(installments)}`,
    order: sql`${installments.id}`,
    when: sql`(${reservations.settledCentavos} > 0 or ${reservations.status} = 'CANCELADA' or ${reservations.hoursVersion} > 1)`,
  },
);

/** What was given back and not taken back, and that by no cancellation which stands. Only changed hours can cost less. */
export const shownReturns = packedList(
  {
    id: movements.id,
    value: sql<number>`-${movements.valueCentavos}`,
    method: movements.method,
    at: movements.at,
    recordedBy: sql<string | null>`giver.name`,
  },
  {
    rows: sql`from ${movements}
      left join ${people} as giver on giver.id = ${movements.recordedBy}
      where ${isOfReservation(movements)} and ${movements.kind} = 'refund'
        and not exists (select from movement undo
          where undo.arena_id = ${movements.arenaId} and undo.undoes_id = ${movements.id})
        and not exists (select from ${cancellations} where ${cancellations.arenaId} = ${movements.arenaId}
          and (${cancellations.movementId} = ${movements.id} or ${cancellations.id} = ${movements.paymentId})
          and ${cancellations.undoneAt} is null)`,
    order: sql`${movements.id}`,
    when: sql`${reservations.hoursVersion} > 1`,
  },
);

/** The one that stands, if it was cancelled at the desk. */
export const shownCancellation = packedList(
  {
    at: cancellations.at,
    by: sql<string | null>`canceller.name`,
    value: cancellations.receivedCentavos,
    part: cancellations.partCentavos,
    becomes: cancellations.becomes,
    // What went back by the PIX of a payment link went back by PIX.
    method: sql<DeskMethod | null>`case ${movements.method} when 'player_credit' then null when 'platform' then 'pix'
      else ${movements.method} end`,
  },
  {
    rows: sql`from ${cancellations}
      left join ${movements} on ${and(eq(movements.arenaId, cancellations.arenaId), eq(movements.id, cancellations.movementId))}
      left join ${people} as canceller on canceller.id = ${cancellations.cancelledBy}
      where ${and(isOfReservation(cancellations), isNull(cancellations.undoneAt))}`,
    when: sql`${reservations.status} = 'CANCELADA'`,
  },
);

/** The one that is open, if a closure cancelled it. */
export const shownRebooking = packedList(
  { paid: rebookings.paidCentavos, byPix: rebookings.isByPix, until: rebookings.until },
  {
    rows: sql`from ${rebookings} where ${isOfReservation(rebookings)} and ${rebookings.state} = 'offered'`,
    when: sql`${reservations.status} = 'CANCELADA'`,
  },
);

const REFUND_STATE = {
  owed: 'refunding',
  sent: 'refunding',
  done: 'refunded',
  refused: 'refused',
  returned: 'returned',
} as const satisfies Record<(typeof refunds.$inferSelect)['state'], PixBack['state']>;

/** The price of hours that closures took. */
export const shownPixBack = packedList(
  { value: refunds.amountCentavos, state: refunds.state },
  {
    rows: sql`from ${refunds} join ${charges} on ${charges.id} = ${refunds.chargeId}
      where ${isOfReservation(charges)} and ${refunds.part} <> 'all'`,
    order: sql`${refunds.createdAt}, ${refunds.part}`,
    when: sql`(${reservations.hoursVersion} > 1 and ${reservations.paymentMethod} = 'platform')`,
  },
);

/** What is shown of a reservation from other tables. */
export const shownLists = {
  hours: shownHours,
  installments: shownInstallments,
  returns: shownReturns,
  cancellation: shownCancellation,
  rebooking: shownRebooking,
  moves: shownMoves,
  givings: shownGivings,
  pixBack: shownPixBack,
};

function isOfReservation({
  arenaId,
  reservationId,
}:
  | typeof reservationSlots
  | typeof installments
  | typeof movements
  | typeof cancellations
  | typeof rebookings
  | typeof charges): SQL | undefined {
  return and(eq(arenaId, reservations.arenaId), eq(reservationId, reservations.id));
}

type ShownRow = Unpacked<typeof shownColumns & typeof shownLists>;

/** Converts a row for its player, or for the arena's owner, who also sees the player. The PIX is not included. */
export function toReservation(row: ShownRow, arena: Reservation['arena'], as: 'player' | 'owner'): Reservation {
  const { playerId, playerName, playerPhone, guestPlayerName, expiresAt } = row;
  const noShowAt = as === 'owner' ? row.noShowAt : null;
  return {
    id: row.id,
    arena,
    date: fromIsoDay(row.day),
    selectedTimeSlots: courtLines(row.hours ?? []),
    totalValue: row.totalCentavos,
    discount: row.discountCentavos,
    status: row.status,
    paymentMethod: row.paymentMethod,
    paid: row.status === 'PAGA',
    refunded: row.moneyBack === 'done',
    ...present({ moneyNews: moneyNewsOf(row, as), guestPlayerName, expiresAt, noShowAt }),
    ...(row.lostCentavos > 0 && { lostValue: row.lostCentavos }),
    ...(as === 'owner' &&
      playerId !== null &&
      playerName !== null && {
        player: { id: playerId, name: playerName, ...present({ phone: playerPhone, credit: row.playerCredit }) },
      }),
    installments: (row.installments ?? []).map(({ method, recordedBy, ...shown }) => ({
      ...shown,
      ...present({ method, recordedBy: as === 'owner' ? recordedBy : null }),
    })),
    payment: [],
    ...present({
      returns: row.returns && returnsIn(row.returns, as),
      guestPhone: as === 'owner' ? row.guestPhone : null,
      whomVersion: as === 'owner' && row.whomVersion > 1 ? row.whomVersion : null,
      note: as === 'owner' ? noteIn(row) : null,
      series: row.seriesId,
      inBill: row.inBill,
      cancellation: cancellationOf(row, as),
      playerCancellation: row.playerCancellation,
      rebooking: row.rebooking?.[0] ?? null,
      pixBack: row.pixBack?.map(({ value, state }) => ({ value, state: REFUND_STATE[state] })) ?? null,
      moves: as === 'owner' && row.moves ? pastMoves(row.moves) : null,
      givings: as === 'owner' && row.givings ? pastGivings(row.givings) : null,
    }),
    createdAt: row.createdAt,
  };
}

function returnsIn(returns: NonNullable<ShownRow['returns']>, as: 'player' | 'owner') {
  return returns.map(({ method, recordedBy, ...shown }) => ({
    ...shown,
    ...present({ method, recordedBy: as === 'owner' ? recordedBy : null }),
  }));
}

/** Null while nobody has written one. */
function noteIn({ note: text, noteVersion }: ShownRow): Note | null {
  return text === '' && noteVersion === 1 ? null : { text, version: noteVersion };
}

function cancellationOf({ cancellation }: ShownRow, as: 'player' | 'owner') {
  const [found] = cancellation ?? [];
  if (!found) return null;
  const { at, by, value, part, becomes, method } = found;
  return {
    at,
    ...present({ by: as === 'owner' ? by : null }),
    ...(value !== null && becomes !== null && { received: { value, becomes, ...present({ method, part }) } }),
  };
}
