import { randomBytes } from 'node:crypto';

/** Where the demonstration's provider is, on the same server as the app. */
export const DEMO_PATH = '/sandbox/google';

/** What the app is to that provider: both live in this process, so the secret is nobody else's. */
export const DEMO_CLIENT = { clientId: 'quadra-livre', clientSecret: randomBytes(32).toString('base64url') };

/** @param address where people reach the app */
export function demoIssuer(address: string): string {
  return `${address}${DEMO_PATH}`;
}
