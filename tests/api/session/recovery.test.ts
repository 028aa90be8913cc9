import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { loginFailures, passwordResets, people, sessions } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { type Mailer, MailFailure } from '#platform/mail/mailer.ts';
import { addJobs } from '#platform/outbox/jobs.ts';
import { tidy } from '#start/tidying/startTidying.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makeArena, makePerson, PASSWORD } from '../cast.ts';
import { refusal } from '../testServer.ts';
import { openRecovery, type Recovery } from './recoverySteps.ts';

const NEW_PASSWORD = 'rede na areia 77';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

function failingMailer(failure: MailFailure): Mailer {
  return { send: () => Promise.reject(failure), close: () => undefined };
}

describeOnDatabases('recovery', (open) => {
  let database: TestDatabase;
  let recovery: Recovery;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    await database.empty();
    recovery = await openRecovery(database);
  });

  const jobsOf = () => database.orm.select().from(outbox).where(eq(outbox.kind, 'sendResetLink'));

  it('leads from the forgotten password to a new one, through the mailbox, and out of every session', async () => {
    const { id, email, token: session } = await makePerson(database, 'player');
    const asked = await recovery.forgot(email.toUpperCase());
    expect([asked.statusCode, asked.json()]).toEqual([200, { data: {} }]);
    await recovery.work();
    const [mail] = recovery.dependencies.sent;
    expect([mail?.to, mail?.subject]).toEqual([email, 'Escolha uma nova senha']);
    expect(mail?.text).toContain('Olá, Ana!');

    const [token = ''] = recovery.tokensOf(email);
    const changed = await recovery.reset(token, NEW_PASSWORD);
    expect([changed.statusCode, changed.json()]).toEqual([200, { data: {} }]);
    expect((await recovery.call('me', { token: session })).statusCode).toBe(401);
    expect(await database.orm.select().from(sessions).where(eq(sessions.personId, id))).toEqual([]);
    expect((await recovery.login(email, PASSWORD)).json()).toEqual(refusal('invalid_credentials'));
    expect((await recovery.login(email, NEW_PASSWORD)).statusCode).toBe(200);

    await recovery.work();
    const notice = recovery.dependencies.sent.at(-1);
    expect([notice?.to, notice?.subject]).toEqual([email, 'Sua senha foi alterada']);
  });

  it('gives a password to who only came in through a provider', async () => {
    const { email } = await makePerson(database, 'player', { passwordHash: null });
    expect((await recovery.reset(await recovery.link(email), NEW_PASSWORD)).statusCode).toBe(200);
    expect((await recovery.login(email, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it.each(['arena-owner', 'admin'] as const)('is there for an %s too', async (role) => {
    const { email } = await makePerson(database, role);
    expect(await recovery.link(email)).toMatch(/^[\w-]{43}$/);
  });

  it.each(['inactive', 'erased'] as const)(
    'sends nothing to an account that is %s, and takes no link of it',
    async (status) => {
      const { id, email } = await makePerson(database, 'player');
      const token = await recovery.link(email);
      await database.orm.update(people).set({ status }).where(eq(people.id, id));
      expect((await recovery.reset(token, NEW_PASSWORD)).json()).toEqual(refusal('reset_link_invalid'));
      database.passTime(MINUTE);
      await recovery.link(email);
      expect(recovery.tokensOf(email)).toEqual([token]);
    },
  );

  it('keeps no address once its job is done, whoever it belongs to', async () => {
    const { email } = await makePerson(database, 'player');
    await recovery.link(email);
    await recovery.link('ninguem@exemplo.com');
    const rows = await jobsOf();
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ payload, doneAt }) => [payload, doneAt === null])).toEqual(rows.map(() => [{}, false]));
  });

  it('says what is wrong with the forms', async () => {
    const email = await recovery.forgot('ana');
    expect(email.json()).toEqual(
      refusal('malformed', 'Informe um email válido.', { email: 'Informe um email válido.' }),
    );
    const short = await recovery.reset('x', '12345');
    const message = 'A senha precisa ter no mínimo 6 caracteres.';
    expect(short.json()).toEqual(refusal('malformed', message, { password: message }));
  });

  describe('a message that does not get through', () => {
    const later = new MailFailure({ code: 'ESOCKET ECONNREFUSED', isFinal: false });

    it('is tried again, with a link of its own: only the one that arrived opens anything', async () => {
      const { id, email } = await makePerson(database, 'player');
      await recovery.forgot(email);
      const lost: string[] = [];
      const losing: Mailer = {
        send: (mail) => {
          lost.push(/[\w-]{43}/.exec(mail.text)?.[0] ?? '');
          return Promise.reject(later);
        },
        close: () => undefined,
      };
      for (const wait of [0, 2_000, 4_000]) {
        database.passTime(wait);
        expect(await recovery.work(losing)).toBe(1);
      }
      database.passTime(8_000);
      await recovery.work();
      const [token = ''] = recovery.tokensOf(email);
      expect([lost.length, new Set([...lost, token]).size]).toEqual([3, 4]);
      expect((await recovery.linksOf(id)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
      for (const dead of lost)
        expect((await recovery.reset(dead, NEW_PASSWORD)).json()).toEqual(refusal('reset_link_used'));
      expect((await recovery.reset(token, NEW_PASSWORD)).statusCode).toBe(200);
    });

    it('keeps its reason, and is given up after three days', async () => {
      await makePerson(database, 'player', { email: 'cheia@exemplo.com' });
      await recovery.forgot('cheia@exemplo.com');
      await recovery.work(failingMailer(later));
      const [job] = await database.orm
        .select()
        .from(outbox)
        .where(eq(outbox.lastError, 'MailFailure ESOCKET ECONNREFUSED'));
      expect(job).toMatchObject({ kind: 'sendResetLink', doneAt: null, attempts: 1 });
      database.passTime(3 * DAY - MINUTE);
      await tidy(database);
      const still = () =>
        database.orm
          .select()
          .from(outbox)
          .where(eq(outbox.id, job?.id ?? ''));
      expect(await still()).toHaveLength(1);
      database.passTime(2 * MINUTE);
      await tidy(database);
      expect(await still()).toEqual([]);
    });

    it('is given up at once when its mailbox does not exist', async () => {
      const { email } = await makePerson(database, 'player');
      await recovery.forgot(email);
      const refused = new MailFailure({ code: 'EENVELOPE 550', isFinal: true });
      expect(await recovery.work(failingMailer(refused))).toBe(1);
      expect((await jobsOf()).filter(({ doneAt }) => doneAt === null)).toEqual([]);
      const line = recovery.log.find((text) => text.includes('A message was refused for good'));
      expect(JSON.parse(line ?? '{}')).toMatchObject({
        level: 40,
        err: { type: 'MailFailure', code: 'EENVELOPE 550' },
      });
    });
  });

  it('refuses a password that everybody tries first, or that is one’s own name, before the link is used', async () => {
    const arena = await makeArena(database, { name: 'Arena Maresia' });
    const [owner] = await database.orm.select().from(people).where(eq(people.id, arena.owner.id));
    const token = await recovery.link(owner?.email ?? '');
    const common = refusal('password_too_common', undefined, {
      password: expect.stringMatching(/^Esta senha é muito comum/),
    });
    for (const password of ['senha123', 'arenamaresia', 'Souza2026']) {
      expect((await recovery.reset(token, password)).json()).toEqual(common);
    }
    expect((await recovery.reset(token, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('lets in who had tried too many wrong passwords', async () => {
    const [{ email }, other] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const address = recovery.newAddress();
    for (let tries = 0; tries < 6; tries += 1) await recovery.login(email, 'senha errada', address);
    await recovery.login(other.email, 'senha errada', address);
    expect((await recovery.login(email, PASSWORD, address)).statusCode).toBe(429);
    const ofAccounts = async (): Promise<number> =>
      (await database.orm.select().from(loginFailures)).filter(({ key }) => key.startsWith('account')).length;
    const before = await ofAccounts();
    await recovery.reset(await recovery.link(email), NEW_PASSWORD);
    expect(await ofAccounts()).toBe(before - 1);
    expect((await recovery.login(email, NEW_PASSWORD, address)).statusCode).toBe(200);
  });

  it('forgets links a week after they ended, and until then says what became of them', async () => {
    const { email } = await makePerson(database, 'player');
    const token = await recovery.link(email);
    database.passTime(7 * DAY);
    await tidy(database);
    expect((await recovery.reset(token, NEW_PASSWORD)).json()).toEqual(refusal('reset_link_expired'));
    database.passTime(31 * MINUTE);
    await tidy(database);
    expect((await recovery.reset(token, NEW_PASSWORD)).json()).toEqual(refusal('reset_link_invalid'));
    expect(await database.orm.select().from(passwordResets)).toEqual([]);
  });

  it('hands a notice to the address that the job names', async () => {
    const dueAt = await readNow(database);
    const email = 'antes@exemplo.com';
    await inTransaction(database, (tx) => addJobs(tx, [{ kind: 'sendNotice', notice: 'emailChanged', email, dueAt }]));
    await recovery.work();
    expect(recovery.dependencies.sent.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
      'O email da sua conta foi alterado',
    ]);
  });
});
