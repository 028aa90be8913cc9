import { eq } from 'drizzle-orm';
import { people } from '#platform/database/schema/people.ts';
import { runDue } from '#platform/outbox/runDue.ts';
import { makeWorkers } from '#start/workers.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, ORIGIN } from '../testServer.ts';

type Options = Parameters<typeof openTestServer>[1];

/** A server, and the steps of somebody who changes or confirms an e-mail. */
export async function openEmails(database: TestDatabase, options?: Options) {
  const server = await openTestServer(database, options);
  let lastAddress = 0;
  /** Each call comes from a network of its own, unless a test says otherwise. */
  const newAddress = (): string => `10.8.${Math.floor((lastAddress += 1) / 250)}.${(lastAddress % 250) + 1}`;

  const steps = {
    ...server,
    newAddress,
    change: (token: string, body: object, address = newAddress()) =>
      server.call('updateMyAccount', { token, body, address }),
    again: (token: string, address = newAddress()) => server.call('sendEmailLink', { token, address }),
    drop: (token: string) => server.call('dropPendingEmail', { token, address: newAddress() }),
    confirm: (link: string, given: { token?: string; password?: string; address?: string } = {}) =>
      server.call('confirmEmail', {
        params: { token: link },
        body: given.password === undefined ? {} : { password: given.password },
        address: given.address ?? newAddress(),
        ...(given.token !== undefined && { token: given.token }),
      }),
    forgot: (email: string) => server.call('forgotPassword', { body: { email }, address: newAddress() }),
    login: (email: string, password: string) =>
      server.call('login', { body: { email, password }, address: newAddress(), headers: { 'x-client': 'api' } }),
    me: async (token: string) => (await server.call('me', { token })).json().data?.user,
    /** Does what is due. */
    work: () => runDue({ ...server.dependencies, workers: makeWorkers(server.dependencies) }),
    /** Subjects of what came to this address, oldest first. */
    subjectsTo: (email: string) =>
      server.dependencies.sent.filter(({ to }) => to === email).map(({ subject }) => subject),
    /** The tokens of the links of that kind that came to this address, oldest first. */
    linksTo: (email: string, path = 'confirmar-email') =>
      server.dependencies.sent.flatMap(({ to, text }) => (to === email ? (tokenAt(path).exec(text)?.[1] ?? []) : [])),
    /** Asks for the change, lets the work be done, and reads the message. */
    async pending(token: string, email: string): Promise<string> {
      await steps.change(token, { email });
      await steps.work();
      return steps.linksTo(email).at(-1) ?? '';
    },
    async rowOf(id: string) {
      const { email, pendingEmail, emailConfirmedAt } = people;
      const [row] = await database.orm
        .select({ email, pendingEmail, emailConfirmedAt })
        .from(people)
        .where(eq(people.id, id));
      return row && { ...row, emailConfirmedAt: row.emailConfirmedAt !== null };
    },
  };
  return steps;
}

function tokenAt(path: string): RegExp {
  return new RegExp(`^${ORIGIN}/${path}/([\\w-]{43})$`, 'm');
}
