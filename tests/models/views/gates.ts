import {
  type AxiosAdapter,
  AxiosError,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import type { FastifyInstance } from 'fastify';
import type { EndpointName } from '#domain/contract/contract.ts';
import { FORM_HEADERS, formOf, type Part } from '../../api/uploads/form.ts';
import { endpointOf, type HeldRequest } from '../scenes/endpoints.ts';
import type { Sent } from '../scenes/scene.ts';

export interface Gates {
  readonly adapter: AxiosAdapter;
  /** The next request to one of those endpoints, which may be waiting already. */
  next(...endpoints: EndpointName[]): Promise<HeldRequest>;
  isWaiting(...endpoints: EndpointName[]): boolean;
  /** Every call of the app that changes something on the server, in their order, those that were cut off included. */
  readonly writes: readonly Sent[];
  /** Tells the app of a request that waits there how much of its body is on its way. */
  upload(share: number, ...endpoints: EndpointName[]): void;
}

/**
 * Carries the app's requests to the server in process, as a browser would (with its cookies). Requests to the `held`
 * endpoints stop at a gate. A request that the app gives up leaves its gate by itself.
 */
export function openGates(server: FastifyInstance, held: ReadonlySet<EndpointName>): Gates {
  const cookies = new Map<string, string>();
  const queue: HeldRequest[] = [];
  const writes: Sent[] = [];
  const waiting: { endpoints: readonly EndpointName[]; take: (request: HeldRequest) => void }[] = [];

  const deliver = async (config: InternalAxiosRequestConfig): Promise<AxiosResponse> => {
    const reply = await server.inject({
      method: methodOf(config),
      url: pathOf(config),
      query: config.params ?? {},
      headers: {
        ...headersOf(config),
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        origin: 'http://localhost',
      },
      ...(config.data !== undefined && { payload: await payloadOf(config.data) }),
    });
    for (const { name, value } of reply.cookies) cookies.set(name, value);
    return settled(config, reply.statusCode, reply.body === '' ? {} : reply.json());
  };

  const adapter: AxiosAdapter = (config) => {
    const endpoint = calledBy(config);
    if (methodOf(config) !== 'GET') writes.push({ endpoint, path: pathOf(config), body: bodyOf(config) });
    if (!held.has(endpoint)) return deliver(config);
    return new Promise((resolve, reject) => {
      const request: HeldRequest = {
        endpoint,
        release: async (answered) => {
          const reply = deliver(config);
          await reply.catch(() => undefined);
          await answered?.();
          await reply.then(resolve, reject);
        },
        cut: () => reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config)),
        garble: () => resolve({ config, data: '<html>', status: 200, statusText: 'OK', headers: {} }),
        progress: (share) => config.onUploadProgress?.({ loaded: share, total: 1, progress: share, ...UPLOADING }),
      };
      config.signal?.addEventListener?.('abort', () => {
        queue.splice(0, queue.length, ...queue.filter((other) => other !== request));
        reject(new CanceledError('canceled', undefined, config));
      });
      const index = waiting.findIndex((waiter) => waiter.endpoints.includes(endpoint));
      if (index < 0) queue.push(request);
      else waiting.splice(index, 1)[0]?.take(request);
    });
  };

  return {
    adapter,
    writes,
    isWaiting: (...endpoints) => queue.some((request) => endpoints.includes(request.endpoint)),
    upload: (share, ...endpoints) => {
      const request = queue.find(({ endpoint }) => endpoints.includes(endpoint));
      if (!request) throw new Error(`no call waits at ${endpoints.join(', ')}`);
      void request.progress(share);
    },
    next: (...endpoints) => {
      const index = queue.findIndex((request) => endpoints.includes(request.endpoint));
      const request = index < 0 ? undefined : queue.splice(index, 1)[0];
      return request ? Promise.resolve(request) : new Promise((take) => waiting.push({ endpoints, take }));
    },
  };
}

const UPLOADING = { bytes: 0, lengthComputable: true, upload: true } as const;

/** As a browser sends them: a call without a body has no type of one, and a form's names its boundary. */
function headersOf({ headers, data }: InternalAxiosRequestConfig): Record<string, string> {
  const type = data instanceof FormData ? FORM_HEADERS : {};
  const isTyped = data !== undefined && !(data instanceof FormData);
  const sent = Object.entries(headers.toJSON()).filter(([name]) => isTyped || !/^content-type$/i.test(name));
  return { ...Object.fromEntries(sent.map(([name, value]) => [name, String(value)])), ...type };
}

/** The server in process knows no form of happy-dom's. */
async function payloadOf(data: unknown): Promise<string | Buffer> {
  if (!(data instanceof FormData)) return String(data);
  const parts = [...data].map(async ([name, value]): Promise<Part> => {
    if (typeof value === 'string') return { name, bytes: value };
    return { name, fileName: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
  });
  return formOf(await Promise.all(parts));
}

function settled(config: InternalAxiosRequestConfig, status: number, data: unknown): AxiosResponse {
  const response = { config, data, status, statusText: '', headers: {} };
  if (status < 400) return response;
  throw new AxiosError(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
}

function calledBy(config: InternalAxiosRequestConfig): EndpointName {
  const path = pathOf(config);
  const endpoint = endpointOf(methodOf(config), path);
  if (!endpoint) throw new Error(`The app called ${methodOf(config)} ${path}, which is not in the contract`);
  return endpoint;
}

function pathOf({ url = '' }: InternalAxiosRequestConfig): string {
  return new URL(url, 'http://localhost').pathname;
}

function bodyOf({ data }: InternalAxiosRequestConfig): unknown {
  if (!(data instanceof FormData)) return data === undefined ? undefined : JSON.parse(String(data));
  return Object.fromEntries([...data].map(([name, value]) => [name, typeof value === 'string' ? value : value.type]));
}

function methodOf(config: InternalAxiosRequestConfig): 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' {
  const method = config.method?.toUpperCase();
  if (method === 'POST' || method === 'PATCH' || method === 'PUT' || method === 'DELETE') return method;
  return 'GET';
}
