import { and, eq, isNull } from 'drizzle-orm';
import { isNoticeKind, KINDS } from '#domain/notices/notice.ts';
import { pushLine } from '#domain/notices/push.ts';
import { isReminder } from '#domain/notices/reminderKinds.ts';
import { templateOf, templateParameter } from '#domain/notices/whatsapp.ts';
import type { Queries } from '#platform/database/database.ts';
import { notices } from '#platform/database/schema/notices.ts';
import { people } from '#platform/database/schema/people.ts';
import { whatsappConsents } from '#platform/database/schema/whatsapp.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Dependencies } from '../../dependencies.ts';
import { choiceOf } from '../mail/mailChoices.ts';
import { plainWordsOf } from '../changeLetter.ts';
import type { Workers } from '#platform/outbox/work.ts';
import { NAMED } from '../named.ts';
import { isStillSo } from '../reminders/remind.ts';
import { addressOf } from './consents.ts';
import { beginDelivery } from './deliveries.ts';
import { noteNews } from './news.ts';

type WhatsappDependencies = Pick<Dependencies, 'database' | 'whatsapp' | 'log'>;

/** After so long nobody is told any more; the notice stands in the app. */
const TRIED_MS = 24 * 60 * 60_000;

/** Tells a person of a notice by WhatsApp. */
export function whatsappWork({ database, whatsapp, log }: WhatsappDependencies): Pick<Workers, 'sendWhatsapp'> {
  return {
    async sendWhatsapp({ person, notice }, now) {
      const found = whatsapp && (await readMessage(database.orm, person, notice));
      if (!found || now.getTime() - found.madeAt.getTime() > TRIED_MS) return 'done';
      const { kind, to } = found;
      if (isReminder(kind) && !(await isStillSo(database.orm, { ...found, kind, person, now }))) return 'done';
      const group = KINDS[kind].mailed ?? 'always';
      if (group === 'day') return 'done';
      const choice = await choiceOf(database, { personId: person, group, by: 'whatsapp' });
      if (choice === 'unwanted') return 'done';
      if (choice !== 'wanted') return choice;
      const { mark, state } = await inTransaction(database, (tx) => beginDelivery(tx, { person, notice }));
      // Meta has told what became of it, though whoever sent it noted nothing.
      if (state !== 'sending') return 'done';
      const { title, line, path } = plainWordsOf(found);
      const answer = await whatsapp.send({
        to,
        template: templateOf(group),
        parameters: [title, pushLine(line)].map(templateParameter),
        linkEnd: path.replace(/^\//, ''),
        mark,
      });
      if (answer.sent === 'trouble') {
        const { waitS } = answer;
        return waitS === undefined ? 'failed' : { againAt: new Date(now.getTime() + waitS * 1_000) };
      }
      if (answer.sent === 'misset') throw new WhatsappMisset(answer.code);
      if (answer.sent === 'refused') log.warn({ code: answer.code }, 'A message by WhatsApp was refused for good');
      const news =
        answer.sent === 'accepted'
          ? ({ mark, wamid: answer.wamid, state: 'accepted' } as const)
          : ({ mark, code: answer.code, state: 'failed' } as const);
      await inTransaction(database, (tx) => noteNews(tx, news));
      return 'done';
    },
  };
}

/** Meta wants something of the operator: a token, a template, a payment. The job fails, and 'Operação' shows it with the code. */
class WhatsappMisset extends Error {
  override name = 'WhatsappMisset';
  readonly code: string;
  constructor(code: number) {
    super('WhatsApp refuses our messages');
    this.code = String(code);
  }
}

/** `undefined` when the person is told by WhatsApp no more, or the notice is gone or was read. */
async function readMessage(queries: Queries, person: string, notice: string) {
  const { number, metaUser } = whatsappConsents;
  const { kind, subjectId: subject, facts, madeAt } = notices;
  const [row] = await queries
    .select({ number, metaUser, kind, subject, facts, madeAt, who: NAMED })
    .from(whatsappConsents)
    .innerJoin(people, eq(people.id, whatsappConsents.personId))
    .innerJoin(notices, eq(notices.personId, whatsappConsents.personId))
    .where(
      and(
        eq(whatsappConsents.personId, person),
        eq(notices.id, notice),
        isNull(notices.readAt),
        eq(people.status, 'active'),
      ),
    );
  const to = row && addressOf(row);
  if (!to || !isNoticeKind(row.kind)) return undefined;
  return { ...row, kind: row.kind, to };
}
