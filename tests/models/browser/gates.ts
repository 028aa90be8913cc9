import type { CDPSession, Page, Request } from 'playwright-core';
import type { EndpointName } from '#domain/contract/contract.ts';
import { endpointOf, type HeldRequest } from '../scenes/endpoints.ts';
import type { Sent } from '../scenes/scene.ts';

/** Of a call that the browser has stopped: before it is sent or, with a status or an error, before its answer is read. */
interface Paused {
  readonly requestId: string;
  /** What the network calls it. */
  readonly networkId?: string;
  readonly request: { readonly method: string; readonly url: string };
  readonly responseStatusCode?: number;
  readonly responseErrorReason?: string;
}

type Send = (...sent: Parameters<CDPSession['send']>) => Promise<void>;

export interface Gates {
  /** Every call of the page that changes something on the server, in their order, those that were cut off included. */
  readonly writes: readonly Sent[];
  /** The next request to one of those endpoints that waits, if one does. */
  readonly take: (...endpoints: EndpointName[]) => HeldRequest | undefined;
  /** Whether the page waits for an answer to a call that no gate holds. */
  readonly isUnderWay: () => boolean;
  /** Tells the page of a call that waits there how much of its body is on its way; false when none does. */
  readonly upload: (share: number, ...endpoints: EndpointName[]) => Promise<boolean>;
}

/**
 * Stops the page's calls to the `held` endpoints at a gate. A call that the page gives up leaves its gate by itself. Only
 * calls are stopped, by the browser's own patterns: Playwright's routes would stop every file of the app, and keep none.
 */
export async function openGates(page: Page, held: ReadonlySet<EndpointName>): Promise<Gates> {
  const devTools = await page.context().newCDPSession(page);
  const waiting = new Map<string, HeldRequest>();
  const underWay = new Set<string>();
  const answering = new Map<string, () => Promise<void> | void>();
  const writes: Sent[] = [];

  // The network and the gate tell of one call, and neither always first.
  const [stopped, ended] = [new Set<string>(), new Set<string>()];
  page.on('request', (request) => {
    const endpoint = endpointOf(request.method(), new URL(request.url()).pathname);
    const path = new URL(request.url()).pathname;
    if (endpoint !== undefined && request.method() !== 'GET') writes.push({ endpoint, path, body: bodyOf(request) });
  });
  /** The document that made each call: of those that one takes along when it is left, the network tells no end. */
  const documents = new Map<string, string>();
  devTools.on('Network.requestWillBeSent', ({ requestId, loaderId, request: { method, url } }) => {
    if (endpointOf(method, new URL(url).pathname) === undefined) return;
    for (const [id, document] of documents) if (document !== loaderId) forget({ requestId: id });
    documents.set(requestId, loaderId);
    if (!stopped.has(requestId)) underWay.add(requestId);
  });
  const forget = ({ requestId }: { readonly requestId: string }) => {
    ended.add(requestId);
    documents.delete(requestId);
    underWay.delete(requestId);
    waiting.delete(requestId);
  };
  devTools.on('Network.loadingFinished', forget);
  devTools.on('Network.loadingFailed', forget);

  devTools.on('Fetch.requestPaused', (paused) => void pause(paused));
  async function pause({ requestId, networkId = requestId, request, ...answer }: Paused): Promise<void> {
    if (answer.responseStatusCode !== undefined || answer.responseErrorReason !== undefined) {
      await answering.get(requestId)?.();
      return goOn('Fetch.continueResponse', { requestId });
    }
    const endpoint = endpointOf(request.method, new URL(request.url).pathname);
    if (endpoint === undefined || !held.has(endpoint) || ended.has(networkId))
      return goOn('Fetch.continueRequest', { requestId });
    stopped.add(networkId);
    underWay.delete(networkId);
    waiting.set(networkId, {
      endpoint,
      release: (answered) => {
        if (answered) answering.set(requestId, answered);
        return goOn('Fetch.continueRequest', { requestId, interceptResponse: answered !== undefined });
      },
      cut: () => goOn('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' }),
      garble: () =>
        goOn('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'Content-Type', value: 'text/html' }],
          body: Buffer.from('<html>').toString('base64'),
        }),
      progress: (share) => page.evaluate((loaded) => globalThis.emitUploaded(loaded), share),
    });
  }

  /** A call that the page has given up meanwhile cannot go on. */
  const goOn: Send = async (method, params) => void (await devTools.send(method, params).catch(() => undefined));

  await page.addInitScript(followUploads);
  await devTools.send('Network.enable');
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }, { urlPattern: '*/v1/*' }] });

  return {
    writes,
    take(...endpoints) {
      const first = [...waiting].find(([, request]) => endpoints.includes(request.endpoint));
      if (!first) return undefined;
      waiting.delete(first[0]);
      underWay.add(first[0]);
      return first[1];
    },
    isUnderWay: () => underWay.size > 0,
    async upload(share, ...endpoints) {
      const request = [...waiting.values()].find(({ endpoint }) => endpoints.includes(endpoint));
      await request?.progress(share);
      return request !== undefined;
    },
  };
}

declare global {
  /** @param share of the body of the call sent last, from 0 to 1 */
  var emitUploaded: (share: number) => void;
}

/** Runs in the page: what the network would tell of a body on its way can be told, while a gate holds the call. */
function followUploads(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with its request below
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = function sendAndFollow(body) {
    globalThis.emitUploaded = (share) => {
      const told = { lengthComputable: true, loaded: share * 1_000, total: 1_000 };
      this.upload.dispatchEvent(new ProgressEvent('progress', told));
    };
    return send.call(this, body);
  };
}

/** A form's body does not come out of the page. */
function bodyOf(request: Request): unknown {
  const isForm = request.headers()['content-type']?.startsWith('multipart/form-data');
  return isForm || request.postData() === null ? undefined : request.postDataJSON();
}
