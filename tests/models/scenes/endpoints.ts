import { contract, type EndpointName } from '#domain/contract/contract.ts';

/** A request of the app that waits at its gate until the test lets it through, cuts the line or garbles the reply. */
export interface HeldRequest {
  readonly endpoint: EndpointName;
  /** @param answered runs when the server has answered, before the app hears it */
  readonly release: (answered?: () => Promise<void> | void) => Promise<void>;
  readonly cut: () => Promise<void> | void;
  readonly garble: () => Promise<void> | void;
  /** Tells the app that this much of the body is on its way, from 0 to 1; the request goes on waiting. */
  readonly progress: (share: number) => Promise<void> | void;
}

const PATTERNS = Object.entries(contract).map(([name, { method, path }]) => ({
  // The contract's own keys: Object.entries widens them.
  name: name as EndpointName,
  method,
  pattern: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`),
}));

/** Which endpoint of the contract a request is for. */
export function endpointOf(method: string, pathname: string): EndpointName | undefined {
  return PATTERNS.find((known) => known.method === method && known.pattern.test(pathname))?.name;
}
