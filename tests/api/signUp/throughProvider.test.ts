import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { readNow } from '#platform/database/database.ts';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { people, providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { hashToken, newToken } from '#core/people/tokens.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { makePerson, PASSWORD } from '../cast.ts';
import { openTestServer, refusal, type TestServer } from '../testServer.ts';

const ISSUER = 'https://entrar.exemplo.com';

describeOnDatabases('signing up through a provider', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });

  let lastSubject = 0;
  /** What the callback page of a provider leaves behind. */
  async function makeTicket(row: { readonly email?: string; readonly picture?: string } = {}) {
    lastSubject += 1;
    const [cookie, ticket, now] = [newToken(), newToken().slice(0, 20), await readNow(database)];
    const known = {
      issuer: ISSUER,
      subject: `s${lastSubject}`,
      email: `lia${lastSubject}@exemplo.com`,
      name: 'Lia Campos',
      picture: 'https://fotos.exemplo.com/lia.png',
      ...row,
    };
    const soon = new Date(now.getTime() + 600_000);
    const attempt = { state: newToken(), nonce: newToken(), pageNonce: newToken(), codeVerifier: newToken() };
    await database.orm.insert(providerSignIns).values({
      ...attempt,
      ...known,
      cookieHash: hashToken(cookie),
      createdAt: now,
      expiresAt: soon,
      ticketHash: hashToken(ticket),
      ticketExpiresAt: soon,
    });
    return { ...known, ticket, cookie: `quadra-google=${cookie}` };
  }
  type Made = Awaited<ReturnType<typeof makeTicket>>;

  const signUp = ({ ticket, cookie }: Pick<Made, 'ticket' | 'cookie'>, form: object = {}) =>
    server.call('registerPlayer', {
      body: {
        name: 'Outro Nome',
        email: 'outro@exemplo.com',
        password: ticket,
        picture: 'https://mau.exemplo/x',
        ...form,
      },
      headers: { 'x-client': 'api', cookie },
    });
  const rowOf = async (email: string) => {
    const [person] = await database.orm.select().from(people).where(eq(people.email, email));
    return person;
  };

  it('makes an account without a password, of whom the ticket stands for, whatever the form says', async () => {
    const made = await makeTicket();
    const reply = await signUp(made);
    const person = await rowOf(made.email);
    const user = {
      _id: person?.id,
      email: made.email,
      status: 'active',
      unableToLogin: false,
      role: 'player',
      name: 'Lia Campos',
      termsToAccept: TERMS_VERSION,
    };
    expect([reply.statusCode, reply.json().data.user, person?.passwordHash]).toEqual([201, user, null]);
    expect(await rowOf('outro@exemplo.com')).toBeUndefined();
    const linked = await database.orm.select().from(providerAccounts).where(eq(providerAccounts.subject, made.subject));
    expect(linked).toEqual([
      { issuer: ISSUER, subject: made.subject, personId: person?.id, email: made.email, linkedAt: expect.any(Date) },
    ]);
    const jobs = await database.orm.select({ kind: outbox.kind, payload: outbox.payload }).from(outbox);
    expect(jobs).toEqual([{ kind: 'fetchPicture', payload: { person: person?.id, address: made.picture } }]);
  });

  it('takes what the form adds', async () => {
    const made = await makeTicket({ picture: '' });
    await signUp(made, { picture: '', city: ' Santos ', phone: '13988887777', gender: 'F' });
    expect(await rowOf(made.email)).toMatchObject({ city: 'Santos', phone: '13988887777', gender: 'F', avatar: null });
  });

  it('takes a ticket once, and no password for one', async () => {
    const made = await makeTicket();
    expect((await signUp(made)).statusCode).toBe(201);
    for (const ticket of [made.ticket, 'x'.repeat(20), 'uma senha qualquer']) {
      const reply = await signUp({ ...made, ticket });
      expect([reply.statusCode, reply.json()]).toEqual([400, refusal('ticket_invalid')]);
    }
  });

  it('joins no account that exists, and leaves the ticket for who knows its password', async () => {
    const { id, email } = await makePerson(database, 'player');
    const made = await makeTicket({ email });
    const message = 'Este email já está cadastrado.';
    const reply = await signUp(made);
    expect([reply.statusCode, reply.json()]).toEqual([409, refusal('email_taken', message, { email: message })]);
    const linked = await database.orm.select().from(providerAccounts).where(eq(providerAccounts.personId, id));
    expect(linked).toEqual([]);
    const link = { token: made.ticket, password: PASSWORD };
    expect((await server.call('linkGoogle', { body: link, headers: { cookie: made.cookie } })).statusCode).toBe(200);
  });
});
