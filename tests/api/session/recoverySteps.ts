import { eq } from 'drizzle-orm';
import { passwordResets } from '#platform/database/schema/people.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { runDue } from '#platform/outbox/runDue.ts';
import { makeWorkers } from '#start/workers.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';
import { openTestServer, ORIGIN } from '../testServer.ts';

type Options = Parameters<typeof openTestServer>[1];

/** A server, and the steps of somebody who forgot a password. */
export async function openRecovery(database: TestDatabase, options?: Options) {
  const server = await openTestServer(database, options);
  let lastAddress = 0;
  /** Each request comes from a network of its own, unless a test says otherwise. */
  const newAddress = (): string => `10.7.${Math.floor((lastAddress += 1) / 250)}.${(lastAddress % 250) + 1}`;

  const steps = {
    ...server,
    newAddress,
    forgot: (email: string, given: { address?: string; headers?: Record<string, string> } = {}) =>
      server.call('forgotPassword', { body: { email }, address: newAddress(), ...given }),
    reset: (token: string, password: string) =>
      server.call('resetPassword', { params: { token }, body: { password }, address: newAddress() }),
    check: (token: string) => server.call('checkResetLink', { body: { token }, address: newAddress() }),
    login: (email: string, password: string, address = newAddress()) =>
      server.call('login', { body: { email, password }, address, headers: { 'x-client': 'api' } }),
    /** Does what is due, with the mailer given or the one that keeps messages. */
    work: (mailer: Mailer = server.dependencies.mailer) =>
      runDue({ ...server.dependencies, workers: makeWorkers({ ...server.dependencies, mailer }) }),
    /** The tokens of the links that came to this address, oldest first. */
    tokensOf: (email: string): string[] =>
      server.dependencies.sent.flatMap(({ to, text }) => (to === email ? (TOKEN.exec(text)?.[1] ?? []) : [])),
    linksOf: (personId: string) =>
      database.orm.select().from(passwordResets).where(eq(passwordResets.personId, personId)),
    /** Asks, lets the work be done, and reads the message. */
    async link(email: string): Promise<string> {
      await steps.forgot(email);
      await steps.work();
      return steps.tokensOf(email).at(-1) ?? '';
    },
  };
  return steps;
}

export type Recovery = Awaited<ReturnType<typeof openRecovery>>;

const TOKEN = new RegExp(`^${ORIGIN}/esqueceu-senha/([\\w-]{43})$`, 'm');
