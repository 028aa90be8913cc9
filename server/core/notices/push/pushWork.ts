import { and, eq, isNull } from 'drizzle-orm';
import { isNoticeKind, KINDS } from '#domain/notices/notice.ts';
import { plainWordsOf } from '../changeLetter.ts';
import { type PushMessage, pushLifeS, pushLine } from '#domain/notices/push.ts';
import { isReminder } from '#domain/notices/reminderKinds.ts';
import type { Queries } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { pushSubscriptions } from '#platform/database/schema/push.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { choiceOf } from '../mail/mailChoices.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { NAMED } from '../named.ts';
import { isStillSo } from '../reminders/remind.ts';
import { pushKeys } from './pushKeys.ts';
import { sendToService } from './sendToService.ts';
import { isInSession } from './subscriptions.ts';

type PushDependencies = Pick<Dependencies, 'settings' | 'database' | 'push' | 'log'>;

/** After so long nobody is told any more; the notice stands in the app. */
const TRIED_MS = 24 * 60 * 60_000;

/** Shows a notice on a device, by the service of its browser. */
export function pushWork({ settings, database, push, log }: PushDependencies): Pick<Workers, 'sendPush'> {
  return {
    async sendPush({ person, notice, subscription }, now) {
      const found = await readPush(database.orm, { person, notice, subscription }, now);
      if (!found || now.getTime() - found.madeAt.getTime() > TRIED_MS) return 'done';
      const { kind } = found;
      if (isReminder(kind) && !(await isStillSo(database.orm, { ...found, kind, person, now }))) return 'done';
      const choice = await choiceOf(database, { personId: person, group: KINDS[kind].mailed ?? 'always', by: 'push' });
      if (choice === 'unwanted') return 'done';
      if (choice !== 'wanted') return choice;
      const { title, line, path } = plainWordsOf({ kind, facts: found.facts, who: found.who });
      const message: PushMessage = { id: notice, title, line: pushLine(line), path };
      const answer = await sendToService(
        {
          to: found,
          text: JSON.stringify(message),
          topic: notice.replaceAll('-', ''),
          lifeS: pushLifeS(kind),
          isUrgent: isReminder(kind),
          contact: contactOf(settings),
          keys: await pushKeys(database),
        },
        push,
      );
      if (answer.sent === 'trouble') {
        const { waitS } = answer;
        return waitS === undefined ? 'failed' : { againAt: new Date(now.getTime() + waitS * 1_000) };
      }
      if (answer.sent === 'refused') log.warn({ why: answer.why }, 'A push was refused for good');
      if (answer.sent === 'gone') {
        await inTransaction(database, (tx) =>
          tx.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription)),
        );
      }
      return 'done';
    },
  };
}

/** Services write there before they shut a sender out. */
function contactOf({ operator, publicUrl }: PushDependencies['settings']): string {
  return publicUrl.startsWith('https:') ? publicUrl : `mailto:${operator.email}`;
}

interface Pushed {
  readonly person: string;
  readonly notice: string;
  readonly subscription: string;
}

/** `undefined` when the device is this person's no more, or the notice is gone or was read. */
async function readPush(queries: Queries, { person, notice, subscription }: Pushed, now: Date) {
  const { endpoint, p256dh, auth } = pushSubscriptions;
  const { kind, subjectId: subject, facts, madeAt } = notices;
  const [row] = await queries
    .select({ endpoint, p256dh, auth, kind, subject, facts, madeAt, who: NAMED })
    .from(pushSubscriptions)
    .innerJoin(people, eq(people.id, pushSubscriptions.personId))
    .innerJoin(notices, eq(notices.personId, pushSubscriptions.personId))
    .where(
      and(
        eq(pushSubscriptions.id, subscription),
        eq(pushSubscriptions.personId, person),
        eq(notices.id, notice),
        isNull(notices.readAt),
        eq(people.status, 'active'),
        isInSession(queries, now),
      ),
    );
  if (!row || !isNoticeKind(row.kind)) return undefined;
  return { ...row, kind: row.kind };
}
