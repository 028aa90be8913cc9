import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text that fits a header and a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form. A token has full entropy, so a plain hash is enough, and an index can find it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
