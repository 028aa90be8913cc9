import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { Result, Schema } from 'effect';
import { fieldErrors } from '../../../domain/validation/issues.ts';
import { RefusalReply } from './mercadoPagoReplies.ts';
import { type ProviderResult, type ProviderFailure, ProviderRefused, ProviderUnreachable } from '../provider.ts';

export interface Account {
  /** `https://api.mercadopago.com`, or a fake of it. */
  readonly url: string;
  readonly token: string;
  readonly timeoutMs: number;
}

/** One call of the API. Its errors leave out the request, the reply and all headers: those hold secrets and personal data. */
export type Ask = <A>(reply: Schema.Codec<A, unknown>, request: AxiosRequestConfig) => ProviderResult<A>;

export function callsTo({ url, token, timeoutMs }: Account): Ask {
  const http = axios.create({
    baseURL: url,
    headers: { Authorization: `Bearer ${token}` },
    validateStatus: null,
    // A redirect would carry the token elsewhere.
    maxRedirects: 0,
    maxContentLength: 1_000_000,
  });
  let waitUntil = 0;
  return async (schema, request) => {
    if (performance.now() < waitUntil) return Result.fail(unreachable('asked to wait'));
    const reply = await http
      .request<unknown>({ ...request, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => unreachable(reasonOf(error)));
    if (reply instanceof ProviderUnreachable) return Result.fail(reply);
    waitUntil = performance.now() + retryAfterMs(reply);
    return reply.status >= 200 && reply.status < 300 ? decode(schema, reply.data) : Result.fail(failureOf(reply));
  };
}

/** A provider that asks to be left alone for longer is asked after this time nevertheless. */
const LONGEST_WAIT_MS = 60_000;

/** How long the provider wants to be left alone (RFC 9110, 10.2.3: seconds, or a date); 0 when it does not say so. */
function retryAfterMs({ status, headers }: AxiosResponse<unknown>): number {
  if (status !== 429 && status !== 503) return 0;
  const said = String(headers['retry-after'] ?? '');
  const ms = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - Date.now();
  return Math.min(LONGEST_WAIT_MS, Math.max(0, Number.isNaN(ms) ? 0 : ms));
}

/** Mercado Pago also returns these for requests that succeed later, or with corrected credentials. */
const TEMPORARY = new Set([401, 408, 409, 425, 429]);

/** "The customer can't be equal to the collector." */
const PAYER_IS_RECEIVER = '2060';

function failureOf({ status, data }: AxiosResponse<unknown>): ProviderFailure {
  if (status < 400 || status >= 500 || TEMPORARY.has(status)) return unreachable(`HTTP ${status}`);
  const refusal = Schema.decodeUnknownResult(RefusalReply)(data);
  const codes = Result.isSuccess(refusal) ? refusal.success.cause.map(({ code }) => code) : [];
  const isOwnAccount = codes.some((code) => String(code) === PAYER_IS_RECEIVER);
  return new ProviderRefused({
    cause: [`HTTP ${status}`, ...codes].join(' '),
    ...(isOwnAccount && { reason: 'payer_is_receiver' }),
  });
}

function decode<A>(schema: Schema.Codec<A, unknown>, data: unknown): Result.Result<A, ProviderUnreachable> {
  const decoded = Schema.decodeUnknownResult(schema)(data);
  if (Result.isSuccess(decoded)) return Result.succeed(decoded.success);
  const where = Object.keys(fieldErrors(decoded.failure.issue)).join(', ');
  return Result.fail(unreachable(`unexpected reply: ${where || 'no JSON object'}`));
}

function reasonOf(error: unknown): string {
  if (axios.isCancel(error)) return 'no answer in time';
  return axios.isAxiosError(error) ? (error.code ?? 'connection lost') : 'connection lost';
}

function unreachable(cause: string): ProviderUnreachable {
  return new ProviderUnreachable({ cause });
}
