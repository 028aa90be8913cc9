import { Result, Schema } from 'effect';
import type { AccountApplication, Grant } from '../accounts/application.ts';
import { mercadoPagoOrders } from '../mercadoPagoOrders/mercadoPagoOrders.ts';
import { type Notification, ONE_CENTAVO, type ProviderResult } from '../provider.ts';
import { ProviderRefused, ProviderUnreachable } from '../provider.ts';
import { callsTo } from '../providerCalls.ts';
import { CHARGEBACK_TOPICS, mercadoPago, type PaymentsAccount } from './mercadoPago.ts';
import { LooseId } from './mercadoPagoReplies.ts';

interface Application extends Pick<PaymentsAccount, 'url' | 'secret' | 'timeoutMs' | 'notificationUrl'> {
  readonly provider: 'mercado-pago' | 'mercado-pago-orders';
  readonly authorizationUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/**
 * An application of Mercado Pago for accounts of sellers: authorization code with PKCE
 * (developers/en/docs/security/oauth/creation), renewed before 180 days are over.
 */
export function mercadoPagoApplication(application: Application): AccountApplication {
  const { provider, url, timeoutMs, clientId, clientSecret } = application;
  const ask = callsTo({ url, timeoutMs, headers: {}, reasons: {}, readCodes });

  async function askForTokens(wanted: Readonly<Record<string, string>>): ProviderResult<Grant> {
    const data = { client_id: clientId, client_secret: clientSecret, ...wanted };
    const answer = await ask(TokenReply, { method: 'POST', url: '/oauth/token', data });
    return Result.mapBoth(answer, { onSuccess: grantOf, onFailure: aboutGrantAlone });
  }

  return {
    provider,
    opens: (name) => name === 'mercado-pago' || name === 'mercado-pago-orders',
    leastAmount: ONE_CENTAVO,

    authorizationAddress({ state, codeChallenge, redirectUri }) {
      const address = new URL(application.authorizationUrl);
      const asked = { client_id: clientId, response_type: 'code', platform_id: 'mp', state, redirect_uri: redirectUri };
      const proof = { code_challenge: codeChallenge, code_challenge_method: 'S256' };
      for (const [name, value] of Object.entries({ ...asked, ...proof })) address.searchParams.set(name, value);
      return address.href;
    },

    exchange: ({ code, codeVerifier, redirectUri }) =>
      askForTokens({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        code_verifier: codeVerifier,
      }),

    renew: (refreshToken) => askForTokens({ grant_type: 'refresh_token', refresh_token: refreshToken }),

    open({ provider: name, receiver, accessToken }) {
      const account = { ...application, receiver, token: accessToken };
      return name === 'mercado-pago-orders' ? mercadoPagoOrders(account) : mercadoPago(account);
    },

    /** A chargeback names no payment, and only its seller's token reads it. The body is not signed: it only says whom to ask. */
    notifiedReceiver({ query, body }) {
      return CHARGEBACK_TOPICS.has(query['type'] ?? '') ? readUserId(body) : undefined;
    },
  };
}

const TokenReply = Schema.Struct({
  access_token: Schema.NonEmptyString,
  refresh_token: Schema.NonEmptyString,
  user_id: LooseId,
  expires_in: Schema.Int.check(Schema.isGreaterThan(0)),
});

function grantOf(reply: typeof TokenReply.Type): Grant {
  return {
    receiver: String(reply.user_id),
    accessToken: reply.access_token,
    refreshToken: reply.refresh_token,
    expiresInSeconds: reply.expires_in,
  };
}

const RefusalReply = Schema.Struct({ error: Schema.String });

function readCodes(body: unknown): readonly string[] {
  const refusal = Schema.decodeUnknownResult(RefusalReply)(body);
  return Result.isSuccess(refusal) ? [refusal.success.error] : [];
}

/** The seller took the access away, or the code or token is over. Other refusals, such as of our own secret, say nothing of it. */
const GRANT_IS_OVER = /\b(invalid_grant|unauthorized_client)$/;

function aboutGrantAlone(failure: ProviderRefused | ProviderUnreachable): ProviderRefused | ProviderUnreachable {
  const isOurs = failure._tag === 'ProviderRefused' && !GRANT_IS_OVER.test(failure.cause);
  return isOurs ? new ProviderUnreachable({ cause: failure.cause }) : failure;
}

const NotificationBody = Schema.fromJsonString(Schema.Struct({ user_id: LooseId }));

function readUserId(body: Notification['body']): string | undefined {
  const read = Schema.decodeUnknownResult(NotificationBody)(body);
  return Result.isSuccess(read) ? String(read.success.user_id) : undefined;
}
