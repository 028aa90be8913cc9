import { and, type Column, eq, exists, type SQL, sql } from 'drizzle-orm';
import type { NoticeKind } from '#domain/notices/notice.ts';
import type { Queries } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';

/** A notice by what makes it one of its own: columns of the rows that are looked for, or expressions over them. */
interface Sought {
  readonly person: Column | SQL;
  readonly kind: NoticeKind;
  readonly subject: Column | SQL;
  /** Without it any change of the subject counts. */
  readonly change?: SQL;
}

/** Whether the person of a row was given the notice of its subject: a condition for those who look for whom to tell. */
export function wasTold(queries: Queries, { person, kind, subject, change }: Sought): SQL {
  return exists(
    queries
      .select({ one: sql`1` })
      .from(notices)
      .where(
        and(
          eq(notices.personId, person),
          eq(notices.kind, kind),
          eq(notices.subjectId, subject),
          change && eq(notices.change, change),
        ),
      ),
  );
}
