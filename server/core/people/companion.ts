import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The companion of a session: a cookie that scripts cannot read and without which the session's token is invalid. A token
 * that leaked from the page is useless elsewhere. The cookie alone authenticates nothing, which prevents CSRF.
 */
const COMPANION_COOKIE = 'quadra-companion';

export const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** `secure` is set on https only. A `__Host-` cookie would be safer but does not work over plain http on a laptop. */
export interface CookieSafety {
  readonly secure: boolean;
}

export function setCompanion(reply: FastifyReply, token: string, { secure }: CookieSafety): void {
  reply.header('set-cookie', cookie(token, SESSION_SECONDS, secure));
}

export function clearCompanion(reply: FastifyReply, { secure }: CookieSafety): void {
  reply.header('set-cookie', cookie('', 0, secure));
}

export function companionOf(request: FastifyRequest): string | undefined {
  return PATTERN.exec(request.headers.cookie ?? '')?.[1];
}

/**
 * Clients other than browsers send `X-Client: api` at login and get a session without companion. A browser cannot: it adds
 * `Sec-Fetch-Site` to every request, and no script can remove that header.
 */
export function wantsCompanion(request: FastifyRequest): boolean {
  return request.headers['x-client'] !== 'api' || request.headers['sec-fetch-site'] !== undefined;
}

const PATTERN = new RegExp(`(?:^|;\\s*)${COMPANION_COOKIE}=([\\w-]+)`);

function cookie(value: string, seconds: number, secure: boolean): string {
  const attributes = [`Path=/`, `Max-Age=${seconds}`, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])];
  return `${COMPANION_COOKIE}=${value}; ${attributes.join('; ')}`;
}
