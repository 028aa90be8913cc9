import { Result, Schema } from 'effect';
import { createHash, randomBytes } from 'node:crypto';
import type { Database } from '#platform/database/database.ts';
import type { SecretBox } from '#platform/secrets/secretBox.ts';
import type { AccountApplication, Grant } from '../accounts/application.ts';
import { ONE_CENTAVO, ProviderRefused, type ProviderResult } from '../provider.ts';
import { BANK_PATH } from './bankAddress.ts';
import { sandbox } from './sandbox.ts';

export const CONNECT_PATH = `${BANK_PATH}/conectar`;

/** The life of a token at Mercado Pago. */
const TOKEN_SECONDS = 180 * 24 * 60 * 60;

const CodeText = Schema.fromJsonString(Schema.Struct({ receiver: Schema.String, codeChallenge: Schema.String }));
const PLACE = 'sandbox code';

/**
 * The sandbox bank's accounts for whoever wants to see one connected. It keeps nothing: its code is sealed and says what it
 * is for, and an account comes into being when somebody agrees to connect it.
 */
export function sandboxApplication(database: Database, secrets: SecretBox): AccountApplication {
  return {
    provider: 'sandbox',
    opens: (name) => name === 'sandbox',
    leastAmount: ONE_CENTAVO,
    authorizationAddress: ({ state, codeChallenge }) =>
      `${CONNECT_PATH}?${new URLSearchParams({ state, code_challenge: codeChallenge }).toString()}`,
    exchange({ code, codeVerifier }) {
      const text = Schema.decodeUnknownResult(CodeText)(secrets.unseal(code, PLACE));
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url');
      return Result.isSuccess(text) && text.success.codeChallenge === challenge
        ? grant(text.success.receiver)
        : refuse('this bank gave out no such code');
    },
    renew(refreshToken) {
      const [, receiver] = /^renova-(.+)-\w+$/.exec(refreshToken) ?? [];
      return receiver === undefined ? refuse('this bank gave out no such token') : grant(receiver);
    },
    open: ({ receiver }) => sandbox(database, receiver),
    notifiedReceiver: () => undefined,
  };
}

/** The code that the bank's page sends back when somebody agrees there. */
export function sandboxCode(secrets: SecretBox, codeChallenge: string): string {
  const receiver = `sandbox-${randomBytes(4).toString('hex')}`;
  return secrets.seal(JSON.stringify({ receiver, codeChallenge }), PLACE);
}

function grant(receiver: string): ProviderResult<Grant> {
  const tokens = { accessToken: `acesso-${newWord()}`, refreshToken: `renova-${receiver}-${newWord()}` };
  return Promise.resolve(Result.succeed({ receiver, ...tokens, expiresInSeconds: TOKEN_SECONDS }));
}

function refuse(cause: string): ProviderResult<Grant> {
  return Promise.resolve(Result.fail(new ProviderRefused({ cause })));
}

function newWord(): string {
  return randomBytes(16).toString('hex');
}
