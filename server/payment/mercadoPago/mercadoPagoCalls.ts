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
  return async (schema, request) => {
    const reply = await http
      .request<unknown>({ ...request, signal: AbortSignal.timeout(timeoutMs) })
      .catch((error: unknown) => unreachable(reasonOf(error)));
    if (reply instanceof ProviderUnreachable) return Result.fail(reply);
    return reply.status >= 200 && reply.status < 300 ? decode(schema, reply.data) : Result.fail(failureOf(reply));
  };
}

/** Mercado Pago also returns these for requests that succeed later, or with corrected credentials. */
const TEMPORARY = new Set([401, 408, 409, 425, 429]);

function failureOf({ status, data }: AxiosResponse<unknown>): ProviderFailure {
  if (status < 400 || status >= 500 || TEMPORARY.has(status)) return unreachable(`HTTP ${status}`);
  const refusal = Schema.decodeUnknownResult(RefusalReply)(data);
  const codes = Result.isSuccess(refusal) ? refusal.success.cause.map(({ code }) => code) : [];
  return new ProviderRefused({ cause: [`HTTP ${status}`, ...codes].join(' ') });
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
