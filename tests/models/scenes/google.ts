import { eq, and, ne } from 'drizzle-orm';
import { ROUTES } from '#domain/navigation/routes.ts';
import type { GoogleMessage } from '#domain/session/google.ts';
import { people, providerAccounts, providerSignIns } from '#platform/database/schema/people.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { attemptRow } from '#core/people/google/attempts.ts';
import { messageFor } from '#areas/entry/session/google/verdict.ts';
import { hashPassword } from '#core/people/passwords.ts';
import type { PopupOutcome } from '../../../machines/session/google.ts';
import { type Scene, tagOf } from './scene.ts';
import type { SceneWorld } from './sceneWorld.ts';
import { OOPS } from './truth.ts';
import { same } from '../harness/rules.ts';

const PASSWORD = 'areia-quente';

export type Verdict = 'success' | 'register' | 'link' | 'failed';

export async function googleScene(world: SceneWorld) {
  const { database, google } = world;
  const { orm } = database;
  const [right, wrong] = await Promise.all([hashPassword(PASSWORD), hashPassword('areia-fria')]);
  const atGoogle = google.someone();
  const person = await world.player({ passwordHash: right });
  const change = (row: Partial<typeof people.$inferInsert>) =>
    orm.update(people).set(row).where(eq(people.id, person.id));

  const scene: Scene = {
    tells: {
      'done(leadPopup) Missing': OOPS,
      'error(leadPopup)': OOPS,
      'error(awaitPopup)': OOPS,
      'error(enter)': OOPS,
      'done(enter) Entered': 'Bem-vindo, Ana!Login realizado com sucesso!',
    },
    truths: [
      {
        section: 'RULES 2',
        says: 'who came in by the provider alone has no password here, and whoever has an account keeps it',
        found: async () => {
          const [row] = await orm.select().from(people).where(eq(people.id, person.id));
          same(
            'the account of before is another',
            ['active', 'player', true],
            [row?.status, row?.role, row?.passwordHash !== null],
          );
          const [made] = await orm
            .select()
            .from(people)
            .where(and(eq(people.email, atGoogle.email), ne(people.id, person.id)));
          same('a password is kept of who came from Google', null, made?.passwordHash ?? null);
        },
      },
    ],
    calls: { leadPopup: 'googleLink', enter: ['googleLogin', 'linkGoogle', 'registerPlayer'] },
    opening: async () => ({ path: ROUTES.login.path }),
    conditions: {
      leadPopup: async (_screen, output) => {
        google.setReachable(tagOf(output) !== 'Missing');
        return () => google.setReachable(true);
      },
      enter: async ({ context }, output) => {
        if (tagOf(output) === 'TicketOver') {
          const ticketExpiresAt = world.now();
          await orm.update(providerSignIns).set({ ticketExpiresAt }).where(isAttempt(context().nonce));
        }
        if (tagOf(output) !== 'Refused') return undefined;
        await change({ passwordHash: wrong });
        return async () => void (await change({ passwordHash: right }));
      },
    },
  };

  /** Gives whoever comes from Google the account, or none, for which the server says so. */
  async function prepare(verdict: Verdict): Promise<void> {
    const { id: subject, email } = atGoogle;
    await orm.delete(providerAccounts).where(eq(providerAccounts.subject, subject));
    await change({ email: verdict === 'register' ? `${person.id}@exemplo.com` : email });
    if (verdict !== 'success') return;
    const linkedAt = world.now();
    await orm.insert(providerAccounts).values({ issuer: google.issuer, subject, personId: person.id, email, linkedAt });
  }

  /** What the server tells the page of who came back from Google, when nobody really went there. */
  async function messageOf(nonce: string): Promise<GoogleMessage> {
    const { id: subject, email, name } = atGoogle;
    const values = attemptRow(world.signInCookie(), world.now());
    const [attempt] = values.pageNonce === nonce ? await orm.insert(providerSignIns).values(values).returning() : [];
    if (!attempt) throw new Error('Nobody began to sign in');
    const identity = { issuer: google.issuer, subject, email, name, picture: '' };
    return inTransaction(database, (tx) => messageFor(tx, attempt, identity));
  }

  return {
    scene,
    password: PASSWORD,
    atGoogle,
    prepare,
    messageOf,
  };
}

/** What an output of the popup's says of who came back; `undefined` when it was closed. */
export function verdictOf(output: unknown): Verdict | undefined {
  const outcome = output as PopupOutcome;
  return outcome._tag === 'Spoke' ? outcome.message.status : undefined;
}

function isAttempt(pageNonce: string) {
  return eq(providerSignIns.pageNonce, pageNonce);
}
