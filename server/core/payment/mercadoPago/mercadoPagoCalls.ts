import { Result, Schema } from 'effect';
import { type Payer, type ProviderCharge, type ProviderFailure, type ProviderResult } from '../provider.ts';
import { ProviderUnreachable } from '../provider.ts';
import { type Ask, callsTo } from '../providerCalls.ts';

/** An account at Mercado Pago, for either of its APIs. */
export interface MercadoPagoAccount {
  /** `https://api.mercadopago.com`, or a stand-in of it. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
  /** The collector's id: the account that must receive the money. */
  readonly receiver: string;
  /** The application's. Must not be empty: anybody could sign notifications with an empty secret. */
  readonly secret: string;
}

/** "The customer can't be equal to the collector." */
const PAYER_IS_RECEIVER = '2060';

/** The payments API has its codes in `cause`, the orders API in `errors`. */
const RefusalReply = Schema.Struct({
  cause: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.Union([Schema.Int, Schema.String]) }))),
  errors: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.String }))),
});

/** @param temporary statuses of this API after which the same request may succeed later */
export function askMercadoPago(
  { url, token, secret, timeoutMs }: MercadoPagoAccount,
  temporary: readonly number[] = [],
): Ask {
  if (secret === '' || token === '') throw new Error('Mercado Pago needs its token and its secret');
  return callsTo({
    url,
    timeoutMs,
    temporary,
    headers: { Authorization: `Bearer ${token}` },
    reasons: { [PAYER_IS_RECEIVER]: 'payer_is_receiver' },
    readCodes(body) {
      const refusal = Schema.decodeUnknownResult(RefusalReply)(body);
      if (Result.isFailure(refusal)) return [];
      const { cause = [], errors = [] } = refusal.success;
      return [...cause, ...errors].map(({ code }) => String(code));
    },
  });
}

/** The payer as both APIs want to know them. */
export function payerOf({ name, email, cpf }: Payer) {
  const [first = '', ...others] = name.trim().split(/\s+/);
  return {
    email,
    first_name: first,
    last_name: others.join(' '),
    ...(cpf !== null && { identification: { type: 'CPF', number: cpf } }),
  };
}

/** A PIX code of theirs can be paid for at least this long; our own deadline may come earlier. */
export const SHORTEST_PIX_MS = 30 * 60_000;

type Made = Result.Result<ProviderCharge, ProviderFailure>;

/** A charge that was made without a code is asked for again with the same key. */
export function withPixCode(made: Made): Made {
  const lacksCode = Result.isSuccess(made) && made.success.brCode === '';
  return lacksCode ? Result.fail(new ProviderUnreachable({ cause: 'no PIX code' })) : made;
}

/** A cancellation is refused also when the charge is over already: `read` returns its status in either case. */
export async function readCancelled(
  asked: Result.Result<unknown, ProviderFailure>,
  read: () => ProviderResult<ProviderCharge>,
): ProviderResult<ProviderCharge> {
  if (Result.isFailure(asked) && asked.failure instanceof ProviderUnreachable) return Result.fail(asked.failure);
  const charge = await read();
  const isOpen = Result.isSuccess(charge) && charge.success.state === 'pending';
  return isOpen && Result.isFailure(asked) ? Result.fail(asked.failure) : charge;
}
