import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '#platform/database/database.ts';
import { knownBrowsers, people } from '#platform/database/schema/people.ts';
import type { Transaction } from '#platform/database/transaction.ts';
import type { CookieSafety } from './companion.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * A browser keeps this cookie from its first login on, also after 'Sair'. It records that the browser has been in an
 * account before and authenticates nothing. It only gives the browser its own counters of wrong passwords, so that
 * attackers from the same network or elsewhere cannot lock its users out.
 */
const COOKIE = 'quadra-browser';
const SECONDS = 180 * 24 * 60 * 60;
/** The most browsers per account; a new one replaces the one that was unused for longest. */
const MOST = 10;

/** All password checks are below this path. `SameSite=Strict` keeps pages of other sites from sending the cookie. */
export function setBrowserCookie(reply: FastifyReply, token: string, { secure }: CookieSafety): void {
  const attributes = ['Path=/api/v1/auth', `Max-Age=${SECONDS}`, 'HttpOnly', 'SameSite=Strict'];
  reply.header('set-cookie', [`${COOKIE}=${token}`, ...attributes, ...(secure ? ['Secure'] : [])].join('; '));
}

/** The browser's existing token, which several people may share, or a new one. */
export function browserTokenOf(request: FastifyRequest): string {
  return sentToken(request) ?? newToken();
}

/** The stored hash of the request's browser, when that browser has been in the account with this e-mail. */
export async function knownBrowserOf(
  queries: Queries,
  { email, request }: { readonly email: string; readonly request: FastifyRequest },
): Promise<string | undefined> {
  const token = sentToken(request);
  if (token === undefined) return undefined;
  const tokenHash = hashToken(token);
  const [known] = await queries
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .innerJoin(people, eq(people.id, knownBrowsers.personId))
    .where(and(eq(knownBrowsers.tokenHash, tokenHash), eq(people.email, email)));
  return known?.tokenHash;
}

export async function rememberBrowser(tx: Transaction, personId: string, token: string): Promise<void> {
  const tokenHash = hashToken(token);
  await tx
    .insert(knownBrowsers)
    .values({ tokenHash, personId, seenAt: tx.now })
    .onConflictDoUpdate({ target: [knownBrowsers.personId, knownBrowsers.tokenHash], set: { seenAt: tx.now } });
  const isTheirs = eq(knownBrowsers.personId, personId);
  const newest = tx
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(isTheirs)
    .orderBy(desc(knownBrowsers.seenAt), desc(knownBrowsers.tokenHash))
    .limit(MOST);
  await tx.delete(knownBrowsers).where(and(isTheirs, notInArray(knownBrowsers.tokenHash, newest)));
}

/** Called after a password change or when the account is erased, because an earlier user may have been somebody else. */
export async function forgetBrowsers(tx: Transaction, personId: string): Promise<void> {
  await tx.delete(knownBrowsers).where(eq(knownBrowsers.personId, personId));
}

/** Deletes rows whose cookies have expired. */
export async function forgetOldBrowsers(tx: Transaction): Promise<void> {
  await tx.delete(knownBrowsers).where(lt(knownBrowsers.seenAt, new Date(tx.now.getTime() - SECONDS * 1000)));
}

function sentToken(request: FastifyRequest): string | undefined {
  return PATTERN.exec(request.headers.cookie ?? '')?.[1];
}

const PATTERN = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{43})(?:;|$)`);
