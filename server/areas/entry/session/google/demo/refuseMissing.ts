import { createRequire } from 'node:module';
import { StartFailure } from '#platform/StartFailure.ts';

/** The demo provider's package comes with the development packages alone: a production folder does not have it. */
export function refuseMissing(name = 'oidc-provider'): void {
  try {
    createRequire(import.meta.url).resolve(name);
  } catch {
    throw new StartFailure({
      message: `GOOGLE=demo precisa do pacote ${name}, que só vem com npm ci (sem --omit=dev). Use GOOGLE=off ou openid.`,
    });
  }
}
