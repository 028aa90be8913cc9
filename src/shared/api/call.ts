import { type AxiosInstance, isAxiosError } from 'axios';
import { Effect, Result, Schema } from 'effect';
import type { Endpoint, ReplyOf, RequestOf } from '#domain/contract/endpoint.ts';
import {
  FailureBody,
  INTERNAL,
  OVERLOADED,
  OVERLOADED_MESSAGE,
  UNAUTHENTICATED,
  UNAVAILABLE,
} from '#domain/contract/failureBody.ts';
import { KEPT_AT } from '#domain/offline/worker.ts';
import { type ApiFailure, Offline, OFFLINE_MESSAGE, Refused, SessionEnded } from './failure.ts';

interface CallOptions {
  /** Aborts the request when the state or the screen that made it is left. */
  readonly signal?: AbortSignal | undefined;
  /** Identical for every repetition of one write; generated when absent. */
  readonly idempotencyKey?: string;
  /** Replaces the session's token in the Authorization header. */
  readonly bearer?: string;
  /** Sent with the body as multipart form data, where the endpoint takes a file. */
  readonly file?: Blob | undefined;
  /** @param share of the bytes that have been sent, from 0 to 1 */
  readonly onProgress?: (share: number) => void;
  /** Replaces the API's base URL. */
  readonly baseURL?: string | undefined;
}

interface Reply<E extends Endpoint> {
  readonly data: ReplyOf<E>;
  readonly pages: number;
  /** When the server said it, by this device's clock, where there was no line and the browser had kept it. */
  readonly keptAt: Date | undefined;
}

/** Longer than the server's own limit for an upload, so that the server's timeout reply arrives. */
const FILE_TIMEOUT_MS = 40_000;

export type Call = ReturnType<typeof createCall>;

/**
 * The API client, derived from the contract: it encodes the request, decodes the reply and fails with typed errors.
 * A reply that does not match the contract is a defect, not a failure.
 */
export function createCall(http: AxiosInstance) {
  return function call<E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: CallOptions = {},
  ): Effect.Effect<Reply<E>, ApiFailure> {
    const given: { params?: unknown; query?: unknown; body?: unknown } = request;
    return Effect.tryPromise({
      try: (signal) =>
        http.request<unknown>({
          method: endpoint.method,
          url: addressOf(endpoint, given.params),
          params: endpoint.query && Schema.encodeUnknownSync(endpoint.query)(given.query),
          data: bodyOf(endpoint, given.body, options.file),
          signal: options.signal ? AbortSignal.any([signal, options.signal]) : signal,
          ...(options.file && { timeout: FILE_TIMEOUT_MS }),
          ...(options.onProgress && { onUploadProgress: ({ progress = 0 }) => options.onProgress?.(progress) }),
          ...(options.baseURL && { baseURL: options.baseURL }),
          headers: {
            ...(endpoint.method !== 'GET' && { 'Idempotency-Key': options.idempotencyKey ?? newKey() }),
            ...(options.bearer && { Authorization: `Bearer ${options.bearer}` }),
          },
        }),
      catch: failureOf,
    }).pipe(Effect.map(({ data, headers }) => ({ ...decode(endpoint, data), keptAt: dateOf(headers[KEPT_AT]) })));
  };
}

/** A random, unguessable key; `crypto.randomUUID` is missing on plain-http addresses of a local network. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function addressOf(endpoint: Endpoint, params: unknown): string {
  if (!endpoint.params) return endpoint.path;
  const values = Object.entries(Object(Schema.encodeUnknownSync(endpoint.params)(params)));
  return values.reduce(
    (path, [name, value]) => path.replace(`:${name}`, encodeURIComponent(String(value))),
    endpoint.path,
  );
}

function bodyOf(endpoint: Endpoint, given: unknown, file: Blob | undefined): unknown {
  const body = endpoint.body && Schema.encodeUnknownSync(endpoint.body)(given);
  if (!endpoint.file || !file) return body;
  const form = new FormData();
  for (const [name, value] of fieldsOf(body)) form.append(name, value);
  form.append(endpoint.file, file);
  return form;
}

/** Flattens the body for multipart form data: `{ address: { city } }` becomes `address.city`. */
function fieldsOf(value: unknown, path = ''): (readonly [name: string, value: string])[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [[path, JSON.stringify(value)]];
  return Object.entries(value).flatMap(([name, member]) => fieldsOf(member, path === '' ? name : `${path}.${name}`));
}

/** A fault of ours is looked up in the log by its request's name, which the person can quote. */
function quotable(code: string, message: string, requestId: unknown): string {
  return code === INTERNAL && typeof requestId === 'string' ? `${message} Código: ${requestId}` : message;
}

const Envelope = Schema.Struct({ data: Schema.Unknown, pages: Schema.optionalKey(Schema.Int) });

function dateOf(header: unknown): Date | undefined {
  return typeof header === 'string' ? new Date(header) : undefined;
}

function decode<E extends Endpoint>(endpoint: E, body: unknown): Omit<Reply<E>, 'keptAt'> {
  const { data, pages = 1 } = endpoint.bare ? { data: body } : Schema.decodeUnknownSync(Envelope)(body);
  return { data: Schema.decodeUnknownSync(endpoint.reply)(data), pages };
}

function failureOf(error: unknown): ApiFailure {
  if (!isAxiosError(error)) throw error;
  if (!error.response) return new Offline({ message: OFFLINE_MESSAGE });
  const body = Schema.decodeUnknownResult(FailureBody)(error.response.data);
  if (Result.isFailure(body)) return new Offline({ message: OVERLOADED_MESSAGE });
  const { message, error: refusal, details } = body.success;
  // These codes do not judge the request itself, so the same request may be retried with the same idempotency key.
  if (refusal.code === UNAVAILABLE || refusal.code === OVERLOADED) return new Offline({ message });
  if (refusal.code === UNAUTHENTICATED) return new SessionEnded({ message });
  const requestId: unknown = error.response.headers['x-request-id'];
  return new Refused({ code: refusal.code, message: quotable(refusal.code, message, requestId), details });
}
