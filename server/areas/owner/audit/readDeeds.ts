import { and, desc, eq } from 'drizzle-orm';
import type { Deed } from '#domain/audit/audit.ts';
import { findOwn } from '#core/reservations/changed.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';
import { people } from '#platform/database/schema/people.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { Read } from '#platform/http/handler.ts';
import { present } from '#platform/http/present.ts';
import { MOVED, RECEIVED } from './deedMoney.ts';
import { arenaIdOf } from '#core/arenas/ownedArena.ts';

/** More are not read by anybody; nothing is done to a reservation so often. */
const MOST = 100;

/** What was done to a reservation of the arena that the caller acts for. */
export function readDeeds({ database: { orm } }: Pick<Dependencies, 'database'>): Read<'reservationDeeds'> {
  return async ({ viewer, params: { id } }) => {
    const arenaId = arenaIdOf(viewer);
    await findOwn(orm, arenaId, id);
    const { at, deed, role, details } = auditEntries;
    const rows = await orm
      .select({ at, deed, role, details, by: people.name, moved: MOVED, received: RECEIVED })
      .from(auditEntries)
      .leftJoin(people, eq(people.id, auditEntries.personId))
      .where(and(eq(auditEntries.chain, arenaId), eq(auditEntries.subjectId, id)))
      .orderBy(desc(at), desc(auditEntries.id))
      .limit(MOST);
    return { data: { deeds: rows.map(toDeed) } };
  };
}

type Row = Omit<Deed, 'by' | 'value' | 'received'> & {
  readonly details: string;
  readonly by: string | null;
  readonly moved: string | null;
  readonly received: NonNullable<Deed['received']> | null;
};

/** What an entry says, with the sum that its request named, or else the one that it moved. */
export function toDeed({ at, deed, role, details, by, moved, received }: Row): Deed {
  const [, reais] = /(?:^| )value=(\d+(?:\.\d+)?)/.exec(details) ?? [];
  const named = reais === undefined ? null : Math.round(Number(reais) * 100);
  const value = named ?? (moved === null || received ? null : Math.abs(Number(moved)));
  return { at, deed, role, ...present({ by, value, received }) };
}
