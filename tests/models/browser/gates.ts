import type { Page, Request } from 'playwright-core';
import type { EndpointName } from '../../../domain/contract/contract.ts';
import { endpointOf, type HeldRequest } from '../scenes/endpoints.ts';

export interface Gates {
  /** The next request to one of those endpoints that waits, if one does. */
  readonly take: (...endpoints: EndpointName[]) => HeldRequest | undefined;
  /** Whether the page waits for an answer to a call that no gate holds. */
  readonly isUnderWay: () => boolean;
}

/** Stops the page's calls to the `held` endpoints at a gate. A call that the page gives up leaves its gate by itself. */
export async function openGates(page: Page, held: ReadonlySet<EndpointName>): Promise<Gates> {
  const waiting = new Map<Request, HeldRequest>();
  const underWay = new Set<Request>();

  page.on('request', (request) => {
    if (calledBy(request) !== undefined) underWay.add(request);
  });
  const forget = (request: Request) => {
    underWay.delete(request);
    waiting.delete(request);
  };
  page.on('requestfinished', forget);
  page.on('requestfailed', forget);

  await page.route(
    (url) => url.pathname.startsWith('/api/') || url.pathname.startsWith('/v1/'),
    async (route, request) => {
      const endpoint = calledBy(request);
      if (endpoint === undefined || !held.has(endpoint)) return route.continue();
      underWay.delete(request);
      waiting.set(request, {
        endpoint,
        release: () => route.continue(),
        cut: () => route.abort('internetdisconnected'),
        garble: () => route.fulfill({ contentType: 'text/html', body: '<html>' }),
      });
    },
  );

  return {
    take(...endpoints) {
      const first = [...waiting].find(([, request]) => endpoints.includes(request.endpoint));
      if (!first) return undefined;
      waiting.delete(first[0]);
      underWay.add(first[0]);
      return first[1];
    },
    isUnderWay: () => underWay.size > 0,
  };
}

function calledBy(request: Request): EndpointName | undefined {
  return endpointOf(request.method(), new URL(request.url()).pathname);
}
