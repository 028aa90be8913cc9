import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CookieSafety } from '../companion.ts';
import { hashToken } from '../tokens.ts';

/** What binds an attempt to sign in to the browser that began it: whoever lacks it can use neither code nor ticket. */
const ATTEMPT_COOKIE = 'quadra-google';

/** Ten minutes at the provider, and the ten that the ticket lasts; the rows say more exactly what is over. */
const SECONDS = 20 * 60;

/** Lax, because the provider sends the browser back by a plain navigation from its own site. */
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

/** What the attempt of this browser is stored under. */
export function attemptOf(request: FastifyRequest): string | undefined {
  const secret = secretOf(request);
  return secret === undefined ? undefined : hashToken(secret);
}

export function secretOf(request: FastifyRequest): string | undefined {
  return PATTERN.exec(request.headers.cookie ?? '')?.[1];
}

const PATTERN = new RegExp(`(?:^|;\\s*)${ATTEMPT_COOKIE}=([\\w-]{43})(?:;|$)`);
