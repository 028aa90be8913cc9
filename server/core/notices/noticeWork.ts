import { and, eq, isNotNull } from 'drizzle-orm';
import { type FactsOf, isNoticeKind, KINDS, type NoticeKind } from '#domain/notices/notice.ts';
import { isReminder } from '#domain/notices/reminderKinds.ts';
import type { Queries } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../dependencies.ts';
import { deliver } from './mail/deliver.ts';
import { letterMail } from './mail/letterMail.ts';
import { turnOf } from './mail/mailChoices.ts';
import { countNoticeLetter } from './mail/letterQuota.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { isStillSo } from './reminders/remind.ts';
import { onePerson } from './audiences.ts';
import { changeLetter } from './changeLetter.ts';
import { NAMED } from './named.ts';
import { tell } from './tell.ts';

/** Gives what waited for the end of the time to undo, and sends notices by mail. */
export function noticesWork(
  dependencies: Pick<Dependencies, 'settings' | 'database' | 'mailer' | 'log'>,
): Pick<Workers, 'giveNotice' | 'sendNoticeLetter'> {
  const { database, settings } = dependencies;
  const { publicUrl } = settings;
  return {
    async giveNotice({ person, notice, subject, change, facts, at, ...optional }) {
      if (!isNoticeKind(notice)) throw new Error(`Nobody here knows how to tell ${notice}`);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `tellUnlessUndone`, for this kind
      const told = facts as FactsOf<NoticeKind>;
      await inTransaction(database, (tx) =>
        tell(tx, notice, {
          to: onePerson(person),
          subject,
          change,
          facts: told,
          at: new Date(at),
          ...optional,
        }),
      );
      return 'done';
    },
    async sendNoticeLetter({ person, notice, sender }, now, { job, attempt }) {
      const found = await readLetter(database.orm, person, notice);
      if (!found) return 'done';
      const { kind } = found;
      // A reminder of what was cancelled, moved or paid meanwhile is none.
      if (isReminder(kind) && !(await isStillSo(database.orm, { ...found, kind, person, now }))) return 'done';
      const group = KINDS[kind].mailed ?? 'always';
      const turn = await turnOf(database, { personId: person, group, home: publicUrl });
      if (turn === 'unwanted') return 'done';
      if ('againAt' in turn) return turn;
      // Counted once: whatever is tried again was within the limit.
      const isWithin =
        attempt > 1 || (await inTransaction(database, (tx) => countNoticeLetter(tx, found.email, sender)));
      if (!isWithin) return 'done';
      const letter = { ...changeLetter(found, publicUrl), ...turn };
      return deliver(dependencies, { ...letterMail(found.email, letter, publicUrl), id: job });
    },
  };
}

/** `undefined` when the person has no confirmed address, or the notice is no longer there. */
async function readLetter(queries: Queries, person: string, notice: string) {
  const [row] = await queries
    .select({
      email: people.email,
      name: people.name,
      kind: notices.kind,
      subject: notices.subjectId,
      facts: notices.facts,
      who: NAMED,
    })
    .from(notices)
    .innerJoin(people, eq(people.id, notices.personId))
    .where(
      and(
        eq(notices.personId, person),
        eq(notices.id, notice),
        eq(people.status, 'active'),
        isNotNull(people.emailConfirmedAt),
      ),
    );
  if (!row || !isNoticeKind(row.kind)) return undefined;
  return { ...row, kind: row.kind };
}
