import { randomBytes } from 'node:crypto';

/** The path of the demo provider, on the same server as the app. */
export const DEMO_PATH = '/sandbox/google';

/** The app's credentials at the demo provider. Both run in this process, so a random secret is enough. */
export const DEMO_CLIENT = { clientId: 'quadra-livre', clientSecret: randomBytes(32).toString('base64url') };

/** @param address where people reach the app */
export function demoIssuer(address: string): string {
  return `${address}${DEMO_PATH}`;
}
