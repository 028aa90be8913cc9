import { Result, Schema } from 'effect';
import { User } from '#domain/people/person.ts';
import type { StoredSession } from '../../../../machines/session/stored.ts';
import { forgetReplies } from '../../../shared/offline/forgetReplies.ts';
import { readToken, TOKEN_COOKIE } from './token.ts';

const USER_KEY = 'user';
const THIRTY_DAYS_S = 30 * 24 * 60 * 60;

const StoredUser = Schema.fromJsonString(Schema.Struct({ user: User, cachedAt: Schema.Number }));

/** Reads the token and the user; when either is missing, it deletes both. */
export function readSession(): StoredSession | null {
  const stored = storedSession();
  if (!stored) forgetUser();
  return stored;
}

/** The token from its cookie and the user from local storage. */
function storedSession(): StoredSession | null {
  const token = readToken();
  const stored = Schema.decodeUnknownResult(StoredUser)(localStorage.getItem(USER_KEY));
  return token && Result.isSuccess(stored) ? { token, user: stored.success.user } : null;
}

/** @param cachedAt epoch milliseconds */
export function writeSession({ token, user }: StoredSession, cachedAt: number): void {
  document.cookie = cookie(token, THIRTY_DAYS_S);
  localStorage.setItem(USER_KEY, Schema.encodeSync(StoredUser)({ user, cachedAt }));
}

/** Deletes everything about the user from this browser, including typed drafts. */
export function clearSession(): void {
  forgetUser();
  clearDrafts();
}

/** Deletes what was typed in this tab. */
export function clearDrafts(): void {
  sessionStorage.clear();
}

/**
 * Calls back when another tab of this browser has stored a session or deleted it.
 * @returns a function that ends that
 */
export function onStoredElsewhere(notify: (stored: StoredSession | null) => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    // A tab that clears the whole storage names no key.
    if (key === USER_KEY || key === null) notify(storedSession());
  };
  addEventListener('storage', handle);
  return () => removeEventListener('storage', handle);
}

function forgetUser(): void {
  forgetReplies();
  document.cookie = cookie('', 0);
  localStorage.removeItem(USER_KEY);
}

function cookie(value: string, maxAge: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${TOKEN_COOKIE}=${value}; Path=/; SameSite=Lax; Max-Age=${maxAge}${secure}`;
}
