import { type Read, refuse } from '../http/handler.ts';
import type { Parts } from '../parts.ts';

/** Where accounts begin. */
export function signUpHandlers(_parts: Parts) {
  const registerPlayer: Read<'registerPlayer'> = async () => refuse('internal');
  const registerArena: Read<'registerArena'> = async () => refuse('internal');
  return { registerPlayer, registerArena };
}
