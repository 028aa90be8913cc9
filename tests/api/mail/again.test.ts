import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '#platform/database/transaction.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { messageOf } from '#platform/mail/message.ts';
import { onePerson } from '#core/notices/audiences.ts';
import { tell } from '#core/notices/tell.ts';
import { newId } from '#platform/database/uuid.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson } from '../cast.ts';
import { openRecovery, type Recovery } from '../session/recoverySteps.ts';

const FROM = 'Quadra Livre <nao-responda@quadralivre.test>';
const RETRY_MS = 60_000;

describeOnDatabases('a letter that the mail server took before that was noted', (open) => {
  let database: TestDatabase;
  let recovery: Recovery;
  const taken: Mail[] = [];
  beforeAll(async () => {
    database = await open();
    recovery = await openRecovery(database);
  });
  afterAll(() => recovery.app.close());

  /** Takes the letter, and is gone before it says so. */
  const breaking = {
    send: (mail: Mail) => {
      taken.push(mail);
      return Promise.reject(new Error('The line was cut'));
    },
    close: () => undefined,
  };
  async function sentTwice(): Promise<readonly Mail[]> {
    taken.length = 0;
    await recovery.work(breaking);
    database.passTime(RETRY_MS);
    const before = recovery.dependencies.sent.length;
    await recovery.work();
    return [...taken, ...recovery.dependencies.sent.slice(before)];
  }

  // Red without `id: job` in server/core/notices/noticeWork.ts, or without `messageId` in server/platform/mail/message.ts.
  it('comes again under the same Message-ID, and another letter under another', async () => {
    const { id } = await makePerson(database, 'player');
    const told = async () => {
      const subject = newId();
      const facts = { reservation: subject, arena: 'Arena Maré Alta', day: '2099-03-05', hours: '18:00 às 20:00' };
      await inTransaction(database, (tx) => tell(tx, 'reservationRestored', { to: onePerson(id), subject, facts }));
      return (await sentTwice()).map((mail) => messageOf(mail, FROM).messageId);
    };
    const [first, second] = [await told(), await told()];
    expect(first).toEqual([expect.stringMatching(/^<[\da-f-]{36}@quadralivre\.test>$/), first[0]]);
    expect(second).toEqual([second[0], second[0]]);
    expect(second[0]).not.toBe(first[0]);
  });

  // Red with `id: job` in server/areas/entry/session/recoveryWork.ts: the first of two links, which works no more, would be shown.
  it('comes under another where its link is another', async () => {
    const { email } = await makePerson(database, 'player');
    await recovery.forgot(email);
    const letters = await sentTwice();
    expect(letters.map((mail) => messageOf(mail, FROM).messageId)).toEqual([undefined, undefined]);
    expect(new Set(letters.map(({ text }) => text)).size).toBe(2);
  });
});
