import { isMovable, type Move } from '#domain/agenda/move.ts';
import type { ReceivedMoney } from '#domain/ledger/cancellation.ts';
import { UNDO_ENDS_MS } from '#domain/agenda/undo.ts';
import { moneyNewsOf } from '#domain/payment/moneyNews.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { newId } from '#platform/database/uuid.ts';
import { signedIn } from '#platform/http/authorise.ts';
import { present } from '#platform/http/present.ts';
import { refuse, type Write } from '#platform/http/handler.ts';
import { hoursText } from '#domain/notices/kind.ts';
import { readBookedFacts } from '#core/notices/reservationNotices.ts';
import { tellUnlessUndone } from '#core/notices/tell.ts';
import { ownedArena } from '#core/arenas/ownedArena.ts';
import { tellStranger } from '#core/people/reachPlayer.ts';
import { changed, isReservation, lockOwn } from '#core/reservations/changed.ts';
import type { Account } from '#core/ledger/ledger.ts';
import { giveBack } from '#core/payment/giveBack.ts';
import type { HourLine } from '#core/reservations/courtLines.ts';
import { fitVoucherUse } from '#core/ledger/vouchers.ts';
import { type Accounts, accountsAfter } from '#core/reservations/move/accountsAfter.ts';
import { type MovePlan, planMove, readHours, type ReservationRow } from '#core/reservations/move/planMove.ts';
import { recordMove } from '#core/reservations/move/recordMove.ts';
import { HOURS_CHANGED, soldHour, writeHours } from '#core/reservations/move/soldHours.ts';
import { occupantOf } from '#core/hours/occupants.ts';
import { swapHours } from '#core/reservations/move/swapHours.ts';

/** Gives a reservation other hours, more or fewer, when the desk has seen what that costs: all of it, or nothing. */
export const moveReservation: Write<'moveReservation'> = {
  async decide({ viewer, params: { id }, body }, tx) {
    const { id: arenaId } = await ownedArena(tx, viewer);
    const { personId } = signedIn(viewer);
    const before = await lockOwn(tx, arenaId, id);
    if (!isMovable({ ...before, ...present({ moneyNews: moneyNewsOf(before, 'owner') }) })) refuse('not_movable');
    const hoursBefore = await readHours(tx, before);
    const plan = await planMove(tx, before, hoursBefore, body);
    const account = { arenaId, reservationId: id, by: personId };
    const after = await accountsAfter(tx, account, before, plan);
    refuseOtherPrice(plan, after, body);
    const moveId = newId();
    const left = hoursBefore
      .filter((hour) => plan.day !== before.day || !plan.hours.some((kept) => isSamePlace(kept, hour)))
      .map(({ courtId, hour }) => ({ courtId, day: before.day, hour }));
    const until = new Date(tx.now.getTime() + UNDO_ENDS_MS);
    const { day, gained, over, total: totalCentavos, discount: discountCentavos } = plan;
    await swapHours(tx, { arenaId, occupant: occupantOf(before), day, gained, left, over }, { id: moveId, until });
    await writeHours(tx, before, plan.hours.map(soldHour));
    await fitVoucherUse(tx, account, plan.hours.length);
    await tx
      .update(reservations)
      .set({ day, totalCentavos, discountCentavos, ...after.row, ...HOURS_CHANGED, noShowAt: null, noShowBy: null })
      .where(isReservation(arenaId, id));
    const excess = after.excess > 0 ? body.excess : undefined;
    const given = excess && {
      value: excess.value,
      movementId: await giveExcess(tx, account, excess, { moveId, until }),
    };
    await recordMove(tx, before, { id: moveId, by: personId, hoursBefore, plan, after, given });
    await tellMoved(tx, before, { id: moveId, hoursBefore, hoursAfter: plan.hours });
    return changed(tx, { arenaId, id });
  },
};

/** What is too much for the new price goes back, by PIX as far as it came by a payment link. Returns the movement. */
async function giveExcess(
  tx: Transaction,
  { arenaId, reservationId, by }: Account,
  { value: centavos, method }: Pick<ReceivedMoney, 'value' | 'method'>,
  { moveId: part, until: dueAt }: { readonly moveId: string; readonly until: Date },
): Promise<string> {
  const given = { reservationId, centavos, method: method ?? ('player_credit' as const), part };
  const [id = ''] = await giveBack(tx, { arenaId, by, dueAt }, [given]);
  return id;
}

interface Moved {
  /** The id of the move. */
  readonly id: string;
  readonly hoursBefore: readonly HourLine[];
  readonly hoursAfter: readonly HourLine[];
}

async function tellMoved(tx: Transaction, before: ReservationRow, { id, hoursBefore, hoursAfter }: Moved) {
  const which = { arenaId: before.arenaId, reservationId: before.id };
  const { playerId, facts } = await readBookedFacts(tx, which);
  const hours = hoursText(hoursBefore.map(({ hour }) => hour));
  const court = courtsText(hoursAfter);
  const isElsewhere = court !== courtsText(hoursBefore);
  // Another sport, say, is nothing that the player must come for at another time.
  if (facts.day === before.day && facts.hours === hours && !isElsewhere) return;
  await tellStranger(tx, before.arenaId, playerId);
  await tellUnlessUndone(tx, 'reservationMoved', {
    person: playerId,
    subject: before.id,
    change: id,
    facts: { ...facts, before: { day: before.day, hours }, ...(isElsewhere && { court }) },
  });
}

function courtsText(hours: readonly HourLine[]): string {
  return [...new Set(hours.map(({ courtName }) => courtName))].toSorted().join(', ');
}

/** The desk decides about a price that it has seen, and about all the money that is too much for it. */
function refuseOtherPrice({ total }: MovePlan, { excess }: Accounts, { totalValue, excess: seen }: Move): void {
  if (total === totalValue && excess === (seen?.value ?? 0)) return;
  refuse('price_differs', { totalValue: total / 100, excess: excess / 100 });
}

type Place = MovePlan['hours'][number];

function isSamePlace(one: Place, other: Place): boolean {
  return one.courtId === other.courtId && one.hour === other.hour;
}
