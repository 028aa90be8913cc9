import { Result } from 'effect';
import type { FastifyRequest } from 'fastify';
import {
  authorizationCodeGrant,
  AuthorizationResponseError,
  type Configuration,
  fetchUserInfo,
  type IDToken,
} from 'openid-client';
import { publicAddress } from '#platform/http/publicAddress.ts';
import type { Dependencies } from '#core/dependencies.ts';
import type { AttemptRow } from '#core/people/google/attempts.ts';
import { GOOGLE_TEXTS } from '#core/people/google/googleTexts.ts';
import { identityFrom, type ProviderIdentity } from '#core/people/google/identity.ts';

/** The redirect path, which must also be registered for the client at the provider. */
export const CALLBACK_PATH = '/api/v1/auth/google/callback';

type CodeDependencies = Pick<Dependencies, 'settings' | 'openid' | 'log'>;

/** The identity in the provider's reply to an attempt, or a sentence that explains why there is none. */
export async function redeemCode(
  { settings, openid, log }: CodeDependencies,
  attempt: AttemptRow,
  request: FastifyRequest,
): Promise<Result.Result<ProviderIdentity, string>> {
  const provider = await openid.reach(request.server);
  if (!provider) return Result.fail(GOOGLE_TEXTS.failed);
  const answer = new URL(publicAddress(settings.publicUrl, request.server) + CALLBACK_PATH);
  answer.search = new URL(request.url, answer).search;
  try {
    return identityFrom(await claimsFor(provider, answer, attempt));
  } catch (error) {
    if (error instanceof AuthorizationResponseError && error.error === 'access_denied') {
      return Result.fail(GOOGLE_TEXTS.cancelled);
    }
    log.warn({ err: error }, 'A sign-in through the provider failed');
    return Result.fail(GOOGLE_TEXTS.failed);
  }
}

async function claimsFor(provider: Configuration, answer: URL, attempt: AttemptRow): Promise<object> {
  const { state, nonce, codeVerifier } = attempt;
  const tokens = await authorizationCodeGrant(provider, answer, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
  });
  const claims: IDToken | undefined = tokens.claims();
  if (!claims || claims['email'] !== undefined) return claims ?? {};
  // Google puts the e-mail into the ID token, but not every provider does.
  const more = await fetchUserInfo(provider, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}
