import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';
import { addressBlock, siteBlock } from '../http/addressBlock.ts';
import { knownBrowserOf } from './knownBrowser.ts';
import { FREE_TRIES, FREE_TRIES_OF_SITE, PER_BLOCK, PER_SITE, type PlaceRate } from './throttleRules.ts';

/** Who wants in where, from a place that the request tells. */
export interface Attempt {
  /** Folded to lower case. */
  readonly email: string;
  readonly request: FastifyRequest;
}

/** Where the wrong passwords of one attempt are counted. */
export interface Counters {
  /** Stands for the place among those that wait to have a password looked at. */
  readonly place: string;
  /** This browser was in this account before. */
  readonly isKnown: boolean;
  /** This account from this place. */
  readonly ofAccount: readonly { readonly key: string; readonly freeTries: number }[];
  /** All accounts from this place; none for a browser that is known, which its neighbours do not speak for. */
  readonly ofPlace: readonly { readonly key: string; readonly rate: PlaceRate }[];
}

/** All accounts from everywhere. */
export const ALL_KEY = 'all';

/** A place is a browser that was in the account before, or else a block of addresses and the site around it. */
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

/** Hashed, so that the table is no list of e-mail addresses. */
export function accountPrefix(email: string): string {
  return `account ${createHash('sha256').update(email).digest('base64url')} `;
}
