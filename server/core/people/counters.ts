import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '#platform/database/database.ts';
import { addressBlock, siteBlock } from '#platform/http/addressBlock.ts';
import { knownBrowserOf } from './knownBrowser.ts';
import { FREE_TRIES, FREE_TRIES_OF_SITE, PER_BLOCK, PER_SITE, type PlaceRate } from './throttleRules.ts';

/** A login attempt: the account's e-mail, and the request, which shows where the attempt comes from. */
export interface Attempt {
  /** In lower case. */
  readonly email: string;
  readonly request: FastifyRequest;
}

/** The counters of wrong passwords that apply to one attempt. */
export interface Counters {
  /** Identifies the place in the queue of passwords to be checked. */
  readonly place: string;
  /** Whether this browser has logged in to this account before. */
  readonly isKnown: boolean;
  /** This account from this place. */
  readonly ofAccount: readonly { readonly key: string; readonly freeTries: number }[];
  /** All accounts from this place; empty for a known browser, which must not suffer from others in its network. */
  readonly ofPlace: readonly { readonly key: string; readonly rate: PlaceRate }[];
}

/** The key for all accounts from everywhere. */
export const ALL_KEY = 'all';

/** A place is a browser that has logged in to the account before, or else an address block and the site around it. */
export async function countersOf(queries: Queries, { email, request }: Attempt): Promise<Counters> {
  const account = accountPrefix(email);
  const browser = await knownBrowserOf(queries, { email, request });
  if (browser !== undefined) {
    const key = `${account}browser ${browser}`;
    return { place: key, isKnown: true, ofAccount: [{ key, freeTries: FREE_TRIES }], ofPlace: [] };
  }
  const [block, site] = [addressBlock(request.ip), siteBlock(request.ip)];
  const ofAccount = [{ key: account + block, freeTries: FREE_TRIES }];
  const ofPlace = [{ key: `address ${block}`, rate: PER_BLOCK }];
  if (site !== undefined) {
    ofAccount.push({ key: `${account}site ${site}`, freeTries: FREE_TRIES_OF_SITE });
    ofPlace.push({ key: `site ${site}`, rate: PER_SITE });
  }
  return { place: block, isKnown: false, ofAccount, ofPlace };
}

/** The e-mail is hashed, so that the table does not reveal addresses. */
export function accountPrefix(email: string): string {
  return `account ${createHash('sha256').update(email).digest('base64url')} `;
}
