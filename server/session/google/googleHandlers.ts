import { type Read, refuse } from '../../http/handler.ts';
import type { Parts } from '../../parts.ts';

/** Signing in through an OpenID provider. */
export function googleHandlers(_parts: Parts) {
  const googleLink: Read<'googleLink'> = async () => ({ data: {} });
  const googleLogin: Read<'googleLogin'> = async () => refuse('ticket_invalid');
  const linkGoogle: Read<'linkGoogle'> = async () => refuse('ticket_invalid');
  return { googleLink, googleLogin, linkGoogle };
}
