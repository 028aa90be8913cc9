import { beforeAll, expect, it } from 'vitest';
import { makePerson, PASSWORD } from '../api/cast.ts';
import { openEmails } from '../api/account/emailSteps.ts';
import { playerForm } from '../api/signUp/forms.ts';
import { refusal } from '../api/testServer.ts';
import { describeOnDatabases } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';
import { sweep } from '../sweep.ts';

const HOUR = 3_600_000;
const LINK = 'Confirme seu email';
const IN_USE = 'Este email já tem uma conta';
/** No browser, so that the token alone is the session. */
const API = { 'x-client': 'api' };
const NEW_PASSWORD = 'vento sul de agosto';

type Emails = Awaited<ReturnType<typeof openEmails>>;

// Row 46.
const QUESTIONS = sweep(160, 160, 40);

describeOnDatabases('our mail as a cannon, and others’ addresses', (open) => {
  let database: TestDatabase;
  let emails: Emails;
  beforeAll(async () => {
    database = await open();
    emails = await openEmails(database);
  });

  let made = 0;
  const freeAddress = () => `livre-${(made += 1)}@exemplo.com`;
  const codeOf = (reply: { json: () => { error?: { code: string } } }) => reply.json().error?.code ?? 'ok';

  async function later<Result>(ms: number, work: () => Promise<Result>): Promise<Result> {
    database.passTime(ms);
    try {
      return await work();
    } finally {
      database.passTime(-ms);
    }
  }

  // Red without CHANGES in areas/entry/account/awaitEmail.ts, or when a change sends its notice at once.
  it('fifty changes are three letters, and none to the former address', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const targets = Array.from({ length: 50 }, freeAddress);
    const statuses: number[] = [];
    for (const target of targets) statuses.push((await emails.change(token, { email: target })).statusCode);
    await emails.work();
    expect(statuses).toEqual([200, 200, 200, ...Array.from({ length: 47 }, () => 429)]);
    expect(targets.flatMap(emails.subjectsTo)).toHaveLength(1);
    expect([emails.subjectsTo(email), await emails.rowOf(id)]).toEqual([
      [],
      { email, pendingEmail: targets[2], emailConfirmedAt: true },
    ]);
    const refused = await emails.change(token, { email: freeAddress() });
    const message = 'Você já trocou o email 3 vezes nas últimas 24 horas. Tente novamente mais tarde.';
    expect([refused.json(), Number(refused.headers['retry-after']) > 86_000]).toEqual([
      refusal('too_many_attempts', message, { seconds: Number(refused.headers['retry-after']) }),
      true,
    ]);
    // The day is over, and the tidying has not forgotten it early.
    expect(
      await later(
        24 * HOUR + 1000,
        async () =>
          (await emails.change(token, { email, currentPassword: PASSWORD, password: NEW_PASSWORD })).statusCode,
      ),
    ).toBe(200);
  });

  // Red when the row of the count is read without its lock: `for('update')` in core/people/countRequest.ts.
  it('fifty at once, to two processes, are three too', async () => {
    const other = await openEmails(database);
    const { token } = await makePerson(database, 'player');
    const targets = Array.from({ length: 50 }, freeAddress);
    const replies = await Promise.all(
      targets.map((target, index) => (index % 2 === 0 ? emails : other).change(token, { email: target })),
    );
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect(new Set(replies.map(codeOf))).toEqual(new Set(['ok', 'too_many_attempts']));
  });

  // Red without addLetter in areas/entry/account/awaitEmail.ts.
  it('forty accounts write no more than five letters an hour to one address', async () => {
    const target = freeAddress();
    const thieves = await Promise.all(Array.from({ length: 40 }, () => makePerson(database, 'player')));
    const replies = await Promise.all(thieves.map(({ token }) => emails.change(token, { email: target })));
    await emails.forgot(target);
    await emails.work();
    expect(new Set(replies.map((reply) => JSON.stringify([reply.statusCode, reply.json()])))).toEqual(
      new Set(['[200,{"data":{}}]']),
    );
    expect(emails.subjectsTo(target)).toEqual([LINK, LINK, LINK, LINK, LINK]);
  });

  // Red without admitNetwork in areas/entry/account/awaitEmail.ts.
  it('one network writes thirty an hour, and asks again for as many', async () => {
    const address = emails.newAddress();
    const codes: string[] = [];
    for (let count = 0; count < 11; count += 1) {
      const { token } = await makePerson(database, 'player');
      for (let tries = 0; tries < 3; tries += 1) {
        codes.push(codeOf(await emails.change(token, { email: freeAddress() }, address)));
      }
    }
    expect(codes).toEqual([
      ...Array.from({ length: 30 }, () => 'ok'),
      ...Array.from({ length: 3 }, () => 'too_many_attempts'),
    ]);
  });

  // Red without REPEATS in areas/entry/account/awaitEmail.ts.
  it('asking for the link again waits a minute', async () => {
    const { token } = await makePerson(database, 'player');
    const target = freeAddress();
    await emails.change(token, { email: target });
    const codes = [codeOf(await emails.again(token)), codeOf(await emails.again(token))];
    expect([...codes, await later(61_000, async () => codeOf(await emails.again(token)))]).toEqual([
      'ok',
      'too_many_attempts',
      'ok',
    ]);
  });

  // Red when the handler looks the address up: the job alone may.
  it('many questions who has an account are answered alike', async () => {
    const [taken, relaxed] = [
      await makePerson(database, 'player'),
      await openEmails(database, { settings: { limits: 'relaxed' } }),
    ];
    const answers = new Set<string>();
    for (let asked = 0; asked < QUESTIONS; asked += 1) {
      const { token } = await makePerson(database, 'player');
      const email = asked % 2 === 0 ? taken.email : freeAddress();
      const reply = await relaxed.change(token, { email });
      const { pendingEmail } = await relaxed.me(token);
      answers.add(
        JSON.stringify([reply.statusCode, reply.json(), pendingEmail === email, (await relaxed.drop(token)).json()]),
      );
    }
    expect([...answers]).toEqual(['[200,{"data":{}},true,{"data":{}}]']);
  });

  // Red without the look for an owner in areas/entry/account/emailWork.ts: who asked would get a link to it.
  it('an address with an account gets no link to another one, and is told by its own mailbox alone', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    expect((await emails.change(ana.token, { email: bia.email })).json()).toEqual({ data: {} });
    await emails.work();
    expect([emails.subjectsTo(bia.email), emails.linksTo(bia.email)]).toEqual([[IN_USE], []]);
    expect((await emails.login(bia.email, PASSWORD)).statusCode).toBe(200);
  });

  // Red with a unique key on pending_email, or when a sign-up looks there.
  it('an address that somebody awaits is free for whose it is', async () => {
    const [thief, victim] = [await makePerson(database, 'player'), freeAddress()];
    const link = await emails.pending(thief.token, victim);
    const signUp = await emails.call('registerPlayer', {
      body: playerForm({ email: victim }),
      address: emails.newAddress(),
      headers: API,
    });
    expect(signUp.statusCode).toBe(201);
    expect((await emails.confirm(link, { token: thief.token })).json()).toEqual(refusal('email_taken'));
    expect((await emails.rowOf(thief.id))?.email).toBe(thief.email);
  });

  // Red without the `catch` in areas/entry/account/confirmEmail.ts (a fault), or without the key of person_email.
  it('an address that two await is one’s', async () => {
    const [ana, bia] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const target = freeAddress();
    const links = [await emails.pending(ana.token, target), await emails.pending(bia.token, target)];
    const [one, two] = await Promise.all([
      emails.confirm(links[0] ?? '', { token: ana.token }),
      emails.confirm(links[1] ?? '', { token: bia.token }),
    ]);
    expect([one, two].map(codeOf).toSorted()).toEqual(['email_taken', 'ok']);
  });

  // Red when a login or a link looks at pending_email.
  it('an address that is awaited opens nothing, and the one in force goes on', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const target = freeAddress();
    await emails.change(token, { email: target });
    await emails.forgot(target);
    await emails.work();
    expect((await emails.login(target, PASSWORD)).statusCode).toBe(400);
    expect((await emails.login(email, PASSWORD)).statusCode).toBe(200);
    expect([emails.linksTo(target, 'esqueceu-senha'), emails.subjectsTo(target)]).toEqual([[], [LINK]]);
    expect(await emails.rowOf(id)).toEqual({ email, pendingEmail: target, emailConfirmedAt: true });
  });

  // Red without useEmailLink in areas/entry/account/confirmEmail.ts.
  it('of fifty that come with one link at once it is one who confirms', async () => {
    const { token } = await makePerson(database, 'player');
    const link = await emails.pending(token, freeAddress());
    const replies = await Promise.all(Array.from({ length: 50 }, () => emails.confirm(link, { token })));
    expect(replies.map(codeOf).toSorted()).toEqual([...Array.from({ length: 49 }, () => 'email_link_used'), 'ok']);
  });

  // Red without faultOf in areas/entry/account/confirmEmail.ts; its `expiresAt` alone for the late one.
  it('a link that is used, late, older, given up or made up confirms nothing', async () => {
    const { id, token, email } = await makePerson(database, 'player');
    const [first, second] = [freeAddress(), freeAddress()];
    const older = await emails.pending(token, first);
    const late = await emails.pending(token, second);
    expect(codeOf(await emails.confirm(older, { token }))).toBe('email_link_used');
    expect(await later(24 * HOUR + 1000, async () => codeOf(await emails.confirm(late, { token })))).toBe(
      'email_link_expired',
    );
    await emails.again(token);
    await emails.work();
    expect(codeOf(await emails.confirm(late, { token }))).toBe('email_link_used');
    const newest = emails.linksTo(second).at(-1) ?? '';
    await emails.drop(token);
    expect(codeOf(await emails.confirm(newest, { token }))).toBe('email_link_used');
    expect(codeOf(await emails.confirm('T'.repeat(43), { token }))).toBe('email_link_invalid');
    expect(await emails.rowOf(id)).toEqual({ email, pendingEmail: null, emailConfirmedAt: true });
  });

  // Red without `prove` in areas/entry/account/confirmEmail.ts.
  it('whoever reads the mailbox confirms no stranger’s account by opening the link', async () => {
    const [squatter, victim] = [await makePerson(database, 'player'), await makePerson(database, 'player')];
    const target = freeAddress();
    const link = await emails.pending(squatter.token, target);
    expect([await emails.confirm(link), await emails.confirm(link, { token: victim.token })].map(codeOf)).toEqual([
      'email_link_unproven',
      'email_link_unproven',
    ]);
    const wrong = await emails.confirm(link, { token: victim.token, password: 'senha do dono' });
    const message = 'A senha informada não está correta.';
    expect(wrong.json()).toEqual(refusal('wrong_password', message, { password: message }));
    expect((await emails.rowOf(squatter.id))?.email).toBe(squatter.email);
    expect(codeOf(await emails.confirm(link, { password: PASSWORD }))).toBe('ok');
    expect((await emails.login(target, PASSWORD)).statusCode).toBe(200);
  });

  // Red without `throttle` in areas/entry/account/confirmEmail.ts.
  it('a link is no place to guess the password', async () => {
    const [{ token }, address] = [await makePerson(database, 'player'), emails.newAddress()];
    const link = await emails.pending(token, freeAddress());
    const codes: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      codes.push(codeOf(await emails.confirm(link, { password: 'errada', address })));
    }
    codes.push(codeOf(await emails.confirm(link, { password: PASSWORD, address })));
    const wrong = 'wrong_password';
    expect(codes).toEqual([wrong, wrong, wrong, wrong, wrong, 'too_many_attempts', 'too_many_attempts']);
  });

  // Red without `emailConfirmedAt` and `pendingEmail` in changePassword of areas/entry/session/resetPassword.ts.
  it('who squats on an address loses it to the one who gets its reset link', async () => {
    const victim = freeAddress();
    const signUp = await emails.call('registerPlayer', {
      body: playerForm({ email: victim }),
      address: emails.newAddress(),
      headers: API,
    });
    const { token, user } = signUp.json().data;
    await emails.change(token, { email: freeAddress() });
    await emails.forgot(victim);
    await emails.work();
    const [link = ''] = emails.linksTo(victim, 'esqueceu-senha');
    const reset = await emails.call('resetPassword', { params: { token: link }, body: { password: NEW_PASSWORD } });
    expect(reset.statusCode).toBe(200);
    expect((await emails.call('me', { token })).statusCode).toBe(401);
    expect((await emails.login(victim, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await emails.rowOf(user._id)).toEqual({ email: victim, pendingEmail: null, emailConfirmedAt: true });
  });

  // Red without the look at emailConfirmedAt in areas/entry/account/updateMyAccount.ts and in leaveFormer of areas/entry/account/confirmEmail.ts.
  it('an address that nobody has confirmed receives that letter and the reset link alone', async () => {
    const typed = freeAddress();
    const signUp = await emails.call('registerPlayer', {
      body: playerForm({ email: typed }),
      address: emails.newAddress(),
      headers: API,
    });
    const { token } = signUp.json().data;
    await emails.work();
    await emails.change(token, { email: typed, password: NEW_PASSWORD });
    const right = freeAddress();
    const link = await emails.pending(token, right);
    expect(codeOf(await emails.confirm(link, { token }))).toBe('ok');
    await emails.work();
    expect([emails.subjectsTo(typed), emails.subjectsTo(right)]).toEqual([[LINK], [LINK]]);
  });

  // Red without `notices` in core/notices/mail/letterQuota.ts: five letters that a stranger asks for would keep the warning back.
  it('no flood of links keeps a warning from who must hear it', async () => {
    const { token, email } = await makePerson(database, 'player');
    const strangers = await Promise.all(Array.from({ length: 6 }, () => makePerson(database, 'player')));
    for (const stranger of strangers) await emails.change(stranger.token, { email });
    await emails.change(token, { email, password: NEW_PASSWORD });
    await emails.work();
    expect(emails.subjectsTo(email).toSorted()).toEqual([
      IN_USE,
      IN_USE,
      IN_USE,
      IN_USE,
      IN_USE,
      'Sua senha foi alterada',
    ]);
  });
});
