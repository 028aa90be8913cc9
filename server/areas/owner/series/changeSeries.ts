import { addDays, type Day, toIsoDay } from '#domain/values/days/day.ts';
import { formatReais } from '#domain/values/money.ts';
import type { ArenaRow } from '#core/arenas/ownedArena.ts';
import type { WhomColumns } from '#core/customers/whom.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { Former } from './change.ts';
import { endAfter } from './endSeries.ts';
import { seriesFacts } from './seriesFacts.ts';
import type { SeriesRow } from './seriesRow.ts';

interface Begin {
  readonly from: Day;
  readonly by: string;
}

/** Ends what changes on the day before, and frees the weeks that it changes. Nobody is told. */
export async function giveUp(tx: Transaction, arena: ArenaRow, { row, freed }: Former, { from, by }: Begin) {
  await endAfter(tx, { arena, row, until: addDays(from, -1), by, freed });
}

/** Whom a change is for; of the same guest by name, with the record that the former series has. */
export function recordedAs(former: Former | undefined, whom: WhomColumns): WhomColumns {
  const customerId = former && isSameGuest(former.row, whom) ? former.row.customerId : whom.customerId;
  return { ...whom, customerId };
}

function isSameGuest({ guestPlayerName, customerId }: SeriesRow, whom: WhomColumns): boolean {
  if (whom.guestPlayerName === null || whom.guestPlayerName !== guestPlayerName) return false;
  return whom.customerId === null || whom.customerId === customerId;
}

/** Whether a change leaves a series to the person who has it. */
export function isSamePerson({ row }: Former, whom: WhomColumns): boolean {
  return row.playerId === null ? isSameGuest(row, whom) : row.playerId === whom.playerId;
}

/** The id of the series that goes on as the changed one. One that never begins now is none; what it was to continue is. */
export function continuedBy({ row }: Former, from: Day): string | undefined {
  return row.fromDay < toIsoDay(from) ? row.id : (row.continues ?? undefined);
}

/** Tells whoever plays what holds from the first day of the changed series on. */
export async function tellChanged(tx: Transaction, arena: ArenaRow, row: SeriesRow): Promise<void> {
  const agreed = `${formatReais(row.priceCentavos)} por jogo`;
  const facts = { agreed, ...seriesFacts(arena, row, row.fromDay) };
  await tell(tx, 'seriesChanged', { to: onePerson(row.playerId), subject: row.id, facts });
}
