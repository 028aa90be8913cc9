import { and, asc, eq, gte, isNull, max } from 'drizzle-orm';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { momentIn } from '#domain/values/days/moment.ts';
import { writeEntry } from '#core/audit/writeEntry.ts';
import { cancelMany, PART } from '#core/reservations/cancelMany.ts';
import { arenas, priceRules, slotAlterations, timeSlots, vouchers } from '#platform/database/schema/arenas.ts';
import { arenaTournaments } from '#platform/database/schema/arenaTournaments.ts';
import { sheetImports } from '#platform/database/schema/imports.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { series } from '#platform/database/schema/series.ts';
import { memberships, staffInvitations } from '#platform/database/schema/staff.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { owedWords } from './refuseUnsettled.ts';
import { isHeldBy } from '#core/arenas/heldArenas.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import { readDue } from '#areas/competitions/payouts/account.ts';
import { endSeriesOf } from '#areas/owner/series/endSeries.ts';
import { forgetLinksAt } from '#areas/owner/paymentLinks/forgetLinks.ts';
import { withdrawInvitations } from '#areas/owner/series/invitations/endInvitations.ts';
import { refuseAllAt } from '#areas/owner/series/requests/answering.ts';
import { endQueuesAt } from '#areas/player/waiting/leaveQueue.ts';
import { dropPicture } from '#platform/uploads/keepPicture.ts';
import { isAhead, isPaid } from '#core/reservations/paidAhead.ts';
import { countedWords, countReservations, readOpenMoney } from '#core/reservations/openMoney.ts';
import { type Holding, holdingWords, readHoldings } from '#core/arenas/holdings.ts';
import { noteChange } from '#platform/changes/noteChange.ts';
import { arenaTopic } from '#domain/changes/topic.ts';

/** Longer than any transaction that read the arena's hours before they were deleted. */
const LAST_BOOKING_MS = 60_000;

/**
 * Closes the arenas of an owner who leaves: nobody finds them, unpaid reservations ahead are cancelled, vouchers and
 * tournaments end. Refuses while players paid for what is ahead, hold money or wait for it, and while the platform has money of
 * the owner's or the owner of the platform's: these must be ended first.
 * @param feeBasisPoints the platform's fee in hundredths of a percent
 */
export async function leaveArenas(tx: Transaction, ownerId: string, feeBasisPoints: number): Promise<void> {
  const held = await tx.select().from(arenas).where(isHeldBy(ownerId)).orderBy(asc(arenas.id)).for('update');
  if (held.length === 0) return;
  const due = await readDue(tx, ownerId, feeBasisPoints);
  for (const arena of held)
    await refuseObligations(tx, arena, { due, where: held.length > 1 ? ` na ${arena.name}` : '' });
  for (const arena of held) await leaveArena(tx, arena);
  // Whoever worked there meanwhile has ended before the team did, and may have given somebody credit.
  for (const arena of held) await refuseHoldings(tx, arena);
}

async function leaveArena(tx: Transaction, arena: ArenaRow): Promise<void> {
  await endSeriesOf(tx, eq(series.arenaId, arena.id));
  await refuseAllAt(tx, arena);
  await withdrawInvitations(tx, arena.id);
  await endQueuesAt(tx, arena.id);
  const isMore = await cancelAhead(tx, arena);
  await forgetLinksAt(tx, arena.id);
  await endOffer(tx, arena);
  await forgetArena(tx, arena);
  await endTeam(tx, arena);
  const deed = { name: 'eraseMyAccount', role: 'arena-owner', personId: arena.ownerId } as const;
  await writeEntry(tx, { ...deed, arena: arena.id, subject: arena.id, details: '' });
  // A booking that read the hours before they were deleted may still be committed.
  const dueAt = new Date(tx.now.getTime() + LAST_BOOKING_MS);
  const clearing = { kind: 'clearClosedArena', arena: arena.id } as const;
  await addJobs(tx, [{ ...clearing, dueAt }, ...(isMore ? [{ ...clearing, dueAt: tx.now }] : [])]);
}

interface Leaving {
  /** Centavos that the platform has still to pass on; below zero, what it takes from the next payouts. */
  readonly due: number;
  /** Names the arena to an owner of several. */
  readonly where: string;
}

async function refuseObligations(tx: Transaction, arena: ArenaRow, { due, where }: Leaving): Promise<void> {
  const { day } = reservations;
  const paid = await countReservations(tx, and(isAhead(tx, arena), isPaid()));
  const { refunds, disputes, words } = await readOpenMoney(tx, arena.id, due);
  const [last] = await tx
    .select({ day: max(day) })
    .from(reservations)
    .where(and(isAhead(tx, arena), isPaid()));
  const holdings = await readHoldings(tx, arena);
  const obstacles = [
    ...countedWords(paid, 'reserva paga', 'reservas pagas', last?.day ? ` até ${formatDay(fromIsoDay(last.day))}` : ''),
    ...holdingWords(holdings),
    ...words,
  ];
  if (obstacles.length === 0) return;
  const goOn = holdings.length > 0 ? ` ${HAND_ON}` : '';
  if (due < 0 && obstacles.length === 1) refuse('platform_owed', { due: due / 100 }, owedWords(-due));
  refuse(
    holdings.length > 0 ? 'players_hold' : 'arena_obliged',
    { paid, refunds, disputes, due: due / 100, ...(holdings.length > 0 && { holdings: holdings.map(shownHolding) }) },
    `Antes de excluir a conta, encerre${where}: ${obstacles.join('; ')}.${goOn}`,
  );
}

const HAND_ON =
  'Devolva o crédito na página de cada jogador e o resto de cada voucher em Vouchers, ou passe a arena a outro dono em Equipe.';

function shownHolding({ kind, name, value, credits }: Holding) {
  return { kind, name, value: value / 100, ...(credits !== null && { credits }) };
}

async function refuseHoldings(tx: Transaction, arena: ArenaRow): Promise<void> {
  const holdings = await readHoldings(tx, arena);
  if (holdings.length === 0) return;
  const words = `Antes de excluir a conta, encerre: ${holdingWords(holdings).join('; ')}. ${HAND_ON}`;
  refuse('players_hold', { holdings: holdings.map(shownHolding) }, words);
}

/**
 * Cancels a part as the owner would: what was paid through the platform goes back, a PIX that is open cannot be paid any more.
 * True when there may be more.
 */
export async function cancelAhead(tx: Transaction, arena: Pick<ArenaRow, 'id' | 'zone'>): Promise<boolean> {
  const ahead = await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(isAhead(tx, arena))
    .orderBy(asc(reservations.id))
    .limit(PART)
    .for('update');
  await cancelMany(
    tx,
    arena.id,
    ahead.map(({ id }) => id),
    'owner',
  );
  return ahead.length === PART;
}

async function endOffer(tx: Transaction, { id, zone }: ArenaRow): Promise<void> {
  noteChange(tx, arenaTopic(id));
  await tx.delete(slotAlterations).where(eq(slotAlterations.arenaId, id));
  await tx.delete(priceRules).where(eq(priceRules.arenaId, id));
  await tx.delete(timeSlots).where(eq(timeSlots.arenaId, id));
  // After the cancelling, which gives credits back.
  await tx.update(vouchers).set({ status: 'EXPIRADO' }).where(eq(vouchers.arenaId, id));
  const isTheirs = eq(arenaTournaments.arenaId, id);
  const today = toIsoDay(momentIn(tx.now, zone).day);
  await tx
    .update(arenaTournaments)
    .set({ cancelledAt: tx.now })
    .where(and(isTheirs, isNull(arenaTournaments.cancelledAt), gte(arenaTournaments.endsOn, today)));
  await tx.update(arenaTournaments).set({ phoneToContact: '' }).where(isTheirs);
}

/** Nobody works there any more; whoever did goes on as a player. */
async function endTeam(tx: Transaction, { id }: ArenaRow): Promise<void> {
  await tx.delete(staffInvitations).where(eq(staffInvitations.arenaId, id));
  await tx.delete(memberships).where(eq(memberships.arenaId, id));
}

/** The arena's name and city stay, for those who read an old reservation or receipt. */
async function forgetArena(tx: Transaction, { id, avatar, photos }: ArenaRow): Promise<void> {
  for (const picture of [avatar, ...photos]) await dropPicture(tx, picture);
  await tx.update(sheetImports).set({ fileName: '' }).where(eq(sheetImports.arenaId, id));
  const nothing = {
    avatar: null,
    description: null,
    street: null,
    district: null,
    lat: null,
    lng: null,
    phone: null,
    instagram: null,
    pixKey: null,
    pixReceiver: null,
    hiddenReason: null,
  };
  await tx
    .update(arenas)
    .set({ ...nothing, photos: [], photoTexts: [], closedAt: tx.now })
    .where(eq(arenas.id, id));
}
