import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSafety } from '../companion.ts';
import { hashToken } from '../tokens.ts';

/** Binds a sign-in attempt to the browser that began it: code and ticket work only together with this cookie. */
const ATTEMPT_COOKIE = 'quadra-google';

/** Ten minutes at the provider plus ten of the ticket. The database rows hold the exact expiry. */
const SECONDS = 20 * 60;

/** `SameSite=Lax`, because the provider sends the browser back by a plain navigation from its own site. */
export function setAttemptCookie(reply: FastifyReply, value: string, { secure }: CookieSafety): void {
  const attributes = [
    `Path=/api/v1/auth`,
    `Max-Age=${SECONDS}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(secure ? ['Secure'] : []),
  ];
  reply.header('set-cookie', `${ATTEMPT_COOKIE}=${value}; ${attributes.join('; ')}`);
}

/** The key under which this browser's attempt is stored. */
export function attemptOf(request: FastifyRequest): string | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashToken(secret);
}

export function secretOf(request: FastifyRequest): string | undefined {
  return PATTERN.exec(request.headers.cookie ?? '')?.[1];
}

const PATTERN = new RegExp(`(?:^|;\\s*)${ATTEMPT_COOKIE}=([\\w-]{43})(?:;|$)`);
