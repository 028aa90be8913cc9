import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import { refuse } from '#platform/http/handler.ts';
import { addLetter } from '#core/notices/mail/letterQuota.ts';
import type { Settings } from '#platform/settings/settings.ts';
import { countAddress, countRequest } from '#core/people/countRequest.ts';
import { HOUR_S, type Quota } from '#core/people/quota.ts';
import { waitInWords } from '#core/people/throttleRules.ts';
import { type PersonRow, pendingEmailOf } from '#core/people/user.ts';
import { endEmailLinks } from '#core/people/emailLinks.ts';

/** Three, so that a person who mistyped the address twice can still correct it. */
const CHANGES: Quota = { most: 3, windowS: 24 * HOUR_S, gapS: 0 };
const TOO_MANY_CHANGES = 'Você já trocou o email 3 vezes nas últimas 24 horas. Tente novamente mais tarde.';
/** Repeated links for the same address. */
const REPEATS: Quota = { most: 5, windowS: HOUR_S, gapS: 60 };
/** The same quota as for password reset links. */
const PER_NETWORK: Quota = { most: 30, windowS: HOUR_S, gapS: 0 };

/** The request for a letter, its reply, and the limits that apply. */
export interface Place {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** `relaxed`, for benchmarks, switches off the count per network. */
  readonly limits: Settings['limits'];
}

/**
 * Stores a new e-mail as pending; the present one stays valid. Nothing is looked up, so the reply is the same whether
 * or not the new address has an account. The caller must have locked the person.
 */
export async function awaitEmail(tx: Transaction, person: PersonRow, email: string, place: Place): Promise<void> {
  if (email === person.email || email === person.pendingEmail) return;
  refuseFor(await countRequest(tx, `email changes ${person.id}`, CHANGES), place, () => TOO_MANY_CHANGES);
  await admitNetwork(tx, place);
  await tx.update(people).set({ pendingEmail: email }).where(eq(people.id, person.id));
  await endEmailLinks(tx, person.id);
  await addLetter(tx, { kind: 'sendEmailLink', person: person.id, email, dueAt: tx.now });
}

/** Sends another link to the pending address. The caller must have locked the person. */
export async function repeatLink(tx: Transaction, person: PersonRow, place: Place): Promise<void> {
  const email = pendingEmailOf(person);
  if (email === null) return refuse('email_not_pending');
  refuseFor(await countRequest(tx, `email repeats ${person.id}`, REPEATS), place);
  await admitNetwork(tx, place);
  await addLetter(tx, { kind: 'sendEmailLink', person: person.id, email, dueAt: tx.now });
}

async function admitNetwork(tx: Transaction, place: Place): Promise<void> {
  if (place.limits === 'relaxed') return;
  const asked = { what: 'email network', address: place.request.ip, quota: PER_NETWORK };
  refuseFor(await countAddress(tx, asked), place);
}

/** Refuses with 429; the transaction then rolls back what was counted before. */
function refuseFor(wait: number, { reply }: Place, inWords: (seconds: number) => string = waitInWords): void {
  if (wait === 0) return;
  reply.header('retry-after', wait);
  refuse('too_many_attempts', { seconds: wait }, inWords(wait));
}
