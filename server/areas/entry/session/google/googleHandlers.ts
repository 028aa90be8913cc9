import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildAuthorizationUrl } from 'openid-client';
import { inTransaction } from '#platform/database/transaction.ts';
import { publicAddress } from '#platform/http/publicAddress.ts';
import { type Read, refuse } from '#platform/http/handler.ts';
import type { Dependencies } from '#core/dependencies.ts';
import { openSession } from '#core/people/openSession.ts';
import { setAttemptCookie } from '#core/people/google/attemptCookie.ts';
import { beginAttempt } from '#core/people/google/attempts.ts';
import { findLinked } from '#core/people/google/findLinked.ts';
import { makeLinkGoogle } from './linkGoogle.ts';
import { redeemTicket } from '#core/people/google/redeem.ts';
import { CALLBACK_PATH } from './redeemCode.ts';

/** Per address, because each request reads the time from the database. */
const LINKS_PER_MINUTE = 60;

export function googleHandlers(dependencies: Dependencies) {
  const { settings, database, cookie, openid } = dependencies;
  const limitLinks = makeLinkLimit();

  const googleLink: Read<'googleLink'> = async ({ request, reply }) => {
    await limitLinks(request, reply);
    const provider = await openid.reach(request.server);
    if (!provider) return { data: {} };
    const { secret, pageNonce, questions } = await beginAttempt(database);
    setAttemptCookie(reply, secret, cookie);
    const address = buildAuthorizationUrl(provider, {
      redirect_uri: publicAddress(settings.publicUrl, request.server) + CALLBACK_PATH,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      ...questions,
    });
    return { data: { redirectUrl: address.href, nonce: pageNonce } };
  };

  const googleLogin: Read<'googleLogin'> = async ({ body, request, reply }) => {
    const person = await inTransaction(database, async (tx) => {
      return findLinked(tx, await redeemTicket(tx, request, body.token));
    });
    return { data: await openSession({ database, cookie }, person, { request, reply }) };
  };

  return { googleLink, googleLogin, linkGoogle: makeLinkGoogle(dependencies) };
}

/** Created with the first request, because the server that provides the rate limit is not available before. */
function makeLinkLimit(): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  let count: ReturnType<FastifyRequest['server']['createRateLimit']> | undefined;
  return async (request, reply) => {
    count ??= request.server.createRateLimit({ max: LINKS_PER_MINUTE, timeWindow: '1 minute' });
    const limit = await count(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    reply.header('retry-after', limit.ttlInSeconds);
    refuse('too_many_requests');
  };
}
