import { createHash } from 'node:crypto';
import { type Answer, BankServer, type Call } from '../BankServer.ts';
import { FakeMercadoPago } from '../FakeMercadoPago.ts';

const CLIENT = { clientId: '4934588586838432', clientSecret: 'client-secret-of-the-application' };
const REDIRECT_URI = 'https://quadra.example/conta-para-receber/retorno';
const LIFE_SECONDS = 15_552_000;

interface Authorized {
  readonly receiver: number;
  readonly challenge: string;
}

/**
 * Mercado Pago with many accounts: the platform's, and those of sellers who authorize its application, as its documentation
 * of OAuth has it. Each token reaches the payments of its own account and of no other.
 */
export class FakeSellers extends BankServer {
  readonly platform = new FakeMercadoPago();
  readonly sellers = new Map<number, FakeMercadoPago>();
  /** The texts of every token that was handed out. */
  readonly issued: string[] = [];
  /** Which account each call reached; undefined for those that were refused. */
  readonly reached: { readonly call: Call; readonly collector: number | undefined }[] = [];
  /** How the token endpoint fails, such as `invalid_client`. */
  tokenError: string | undefined;
  readonly #codes = new Map<string, Authorized>();
  readonly #refreshTokens = new Map<string, number>();

  seller(receiver: number): FakeMercadoPago {
    const known = this.sellers.get(receiver);
    if (known) return known;
    const made = new FakeMercadoPago({ collector: receiver, token: `APP_USR-none-${receiver}` });
    this.sellers.set(receiver, made);
    return made;
  }

  /** The seller reads the page at this address, and agrees: what the address that they are sent back to has. */
  authorize(address: string, receiver: number): { readonly code: string; readonly state: string } {
    const asked = new URL(address);
    const { origin, pathname, searchParams: query } = asked;
    const expected = {
      client_id: CLIENT.clientId,
      response_type: 'code',
      platform_id: 'mp',
      redirect_uri: REDIRECT_URI,
    };
    for (const [name, value] of Object.entries(expected)) {
      if (query.get(name) !== value) throw new Error(`${origin}${pathname}: ${name} is ${query.get(name)}`);
    }
    if (query.get('code_challenge_method') !== 'S256') throw new Error('No PKCE');
    const code = `TG-${this.issued.length + this.#codes.size}-${receiver}`;
    this.seller(receiver);
    this.#codes.set(code, { receiver, challenge: query.get('code_challenge') ?? '' });
    return { code, state: query.get('state') ?? '' };
  }

  /** The seller takes the access away, on Mercado Pago's own page. */
  revoke(receiver: number): void {
    this.expire(receiver);
    for (const [token, of] of this.#refreshTokens) if (of === receiver) this.#refreshTokens.delete(token);
  }

  /** The access token is over; the refresh token is good. */
  expire(receiver: number): void {
    this.seller(receiver).token = `APP_USR-over-${receiver}`;
  }

  override answer(call: Call): Answer {
    if (call.path === '/oauth/token') return this.#token(call);
    const banks = [this.platform, ...this.sellers.values()];
    const bank = banks.find(({ token }) => call.authorization === `Bearer ${token}`);
    this.reached.push({ call, collector: bank?.collector });
    return bank ? bank.answer(call) : [401, { message: 'invalid access token', error: 'unauthorized', status: 401 }];
  }

  #token({ body }: Call): Answer {
    if (this.tokenError !== undefined) return [400, refusal(this.tokenError)];
    if (body['client_id'] !== CLIENT.clientId || body['client_secret'] !== CLIENT.clientSecret)
      return [400, refusal('invalid_client')];
    if (body['grant_type'] === 'refresh_token') return this.#renew(String(body['refresh_token']));
    if (body['grant_type'] !== 'authorization_code') return [400, refusal('unsupported_grant_type')];
    const code = String(body['code']);
    const authorized = this.#codes.get(code);
    const challenge = createHash('sha256').update(String(body['code_verifier'])).digest('base64url');
    if (!authorized || authorized.challenge !== challenge || body['redirect_uri'] !== REDIRECT_URI)
      return [400, refusal('invalid_grant')];
    this.#codes.delete(code);
    return this.#grant(authorized.receiver);
  }

  /** A refresh token is good for one exchange. */
  #renew(token: string): Answer {
    const receiver = this.#refreshTokens.get(token);
    if (receiver === undefined) return [400, refusal('invalid_grant')];
    this.#refreshTokens.delete(token);
    return this.#grant(receiver);
  }

  #grant(receiver: number): Answer {
    const number = this.issued.length;
    const [access, refresh] = [`APP_USR-secret-${number}-${receiver}`, `TG-refresh-${number}-${receiver}`];
    this.issued.push(access, refresh);
    this.seller(receiver).token = access;
    this.#refreshTokens.set(refresh, receiver);
    return [
      200,
      {
        access_token: access,
        token_type: 'bearer',
        expires_in: LIFE_SECONDS,
        scope: 'offline_access read write',
        user_id: receiver,
        refresh_token: refresh,
        public_key: 'APP_USR-public',
        live_mode: true,
      },
    ];
  }
}

/** The settings of a server whose Mercado Pago is the stand-in at this address. */
export function paymentsAt(url: string, bank: FakeSellers, keys: readonly [Buffer, ...Buffer[]]) {
  const { token, collector } = bank.platform;
  const authorizationUrl = 'https://auth.mercadopago.com.br/authorization';
  const application = { provider: 'mercado-pago', url, authorizationUrl, secret: 'test-secret', ...CLIENT } as const;
  return {
    current: { provider: 'mercado-pago', url, token, secret: 'test-secret', receiver: String(collector) },
    others: [],
    keepUnreachable: false,
    connecting: { application, keys },
  } as const;
}

function refusal(error: string) {
  return { message: `${error} (planted: client-secret-of-the-application)`, error, status: 400, cause: [] };
}
