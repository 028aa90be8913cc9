import type { Page, Request } from 'playwright-core';
import type { EndpointName } from '../../../domain/contract/contract.ts';
import { endpointOf, type HeldRequest } from '../scenes/endpoints.ts';
import type { Sent } from '../scenes/scene.ts';

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

/** Stops the page's calls to the `held` endpoints at a gate. A call that the page gives up leaves its gate by itself. */
export async function openGates(page: Page, held: ReadonlySet<EndpointName>): Promise<Gates> {
  const waiting = new Map<Request, HeldRequest>();
  const underWay = new Set<Request>();
  const writes: Sent[] = [];

  page.on('request', (request) => {
    const endpoint = calledBy(request);
    if (endpoint === undefined) return;
    underWay.add(request);
    const path = new URL(request.url()).pathname;
    if (request.method() !== 'GET') writes.push({ endpoint, path, body: bodyOf(request) });
  });
  const forget = (request: Request) => {
    underWay.delete(request);
    waiting.delete(request);
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  await page.addInitScript(followUploads);
  await page.route(
    (url) => url.pathname.startsWith('/api/') || url.pathname.startsWith('/v1/'),
    async (route, request) => {
      const endpoint = calledBy(request);
      if (endpoint === undefined || !held.has(endpoint)) return route.continue();
      underWay.delete(request);
      waiting.set(request, {
        endpoint,
        release: async (answered) => {
          if (!answered) return route.continue();
          const response = await route.fetch();
          await answered();
          return route.fulfill({ response });
        },
        cut: () => route.abort('internetdisconnected'),
        garble: () => route.fulfill({ contentType: 'text/html', body: '<html>' }),
        progress: (share) => page.evaluate((loaded) => globalThis.emitUploaded(loaded), share),
      });
    },
  );

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

function calledBy(request: Request): EndpointName | undefined {
  return endpointOf(request.method(), new URL(request.url()).pathname);
}
