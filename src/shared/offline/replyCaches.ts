/** The caches of replies: one per session, named by what only its bearer knows, and one of visitors. */
export const REPLIES = 'replies-';
export const VISITORS = `${REPLIES}visitors`;

/** The name of the cache for the bearer of a request; a name does not tell the token. */
export async function repliesOf(authorization: string | null): Promise<string> {
  if (authorization === null) return VISITORS;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization)));
  return `${REPLIES}${Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
