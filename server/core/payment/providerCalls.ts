import axios, { type AxiosRequestConfig, type AxiosResponse } from 'axios';
import { Result, Schema } from 'effect';
import { fieldErrors } from '#domain/values/text/issues.ts';
import {
  type ProviderFailure,
  ProviderRefused,
  type ProviderResult,
  ProviderUnreachable,
  type Refusable,
} from './provider.ts';

export interface CallSettings {
  /** The provider's API, or a stand-in of it. */
  readonly url: string;
  /** Sent with every call; they hold the account's credentials. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Reads a refusal's codes: they say why without personal data, unlike the texts beside them. */
  readonly readCodes: (body: unknown) => readonly string[];
  /** Other statuses below 500 after which the same request may succeed later. */
  readonly temporary?: readonly number[];
  /** Codes of refusals that the payer can do something about. */
  readonly reasons: Readonly<Record<string, Refusable>>;
}

/** One call of the API. Its errors leave out the request, the reply and all headers: those hold secrets and personal data. */
export type Ask = <A>(reply: Schema.Codec<A, unknown>, request: AxiosRequestConfig) => ProviderResult<A>;

export function callsTo(settings: CallSettings): Ask {
  const { url, headers, timeoutMs } = settings;
  const http = axios.create({
    baseURL: url,
    headers,
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
    const isDone = reply.status >= 200 && reply.status < 300;
    return isDone ? decode(schema, reply.data) : Result.fail(failureOf(reply, settings));
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

/** Every provider also returns these for requests that succeed later; 401 for those that do with other credentials. */
const TEMPORARY = [408, 425, 429];

function failureOf({ status, data }: AxiosResponse<unknown>, settings: CallSettings): ProviderFailure {
  const { readCodes, reasons, temporary = [] } = settings;
  if (status === 401) return new ProviderUnreachable({ cause: 'HTTP 401', isUnauthorized: true });
  if (status < 400 || status >= 500 || [...TEMPORARY, ...temporary].includes(status))
    return unreachable(`HTTP ${status}`);
  const codes = readCodes(data);
  const reason = codes.map((code) => reasons[code]).find((one) => one !== undefined);
  return new ProviderRefused({ cause: [`HTTP ${status}`, ...codes].join(' '), ...(reason && { reason }) });
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
