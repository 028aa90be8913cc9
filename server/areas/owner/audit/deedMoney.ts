import { sql } from 'drizzle-orm';
import type { ArenaDeed } from '#domain/audit/audit.ts';
import { auditEntries } from '#platform/database/schema/audit.ts';

const { chain, subjectId, at } = auditEntries;

/** SQL: what a deed moved of its reservation's money, in centavos: written in one transaction, both are of one instant. Null of none. */
export const MOVED = sql<string | null>`(select sum(m.value_centavos) from movement m
  where m.arena_id = ${chain} and m.reservation_id = ${subjectId} and m.at = ${at} and m.kind in ('payment', 'undo', 'refund'))`;

/** SQL: what a cancellation at the desk found received, and what became of it; null of any other deed. */
export const RECEIVED = sql<Received | null>`(select json_strip_nulls(json_build_object(
    'value', c.received_centavos, 'becomes', c.becomes, 'part', c.part_centavos))
  from cancellation c where c.arena_id = ${chain} and c.reservation_id = ${subjectId} and c.at = ${at} and c.becomes is not null)`;

type Received = NonNullable<ArenaDeed['received']>;
