import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as text that fits a header and a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored. The token has full entropy, so a plain hash is enough and can be looked up by its index. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
