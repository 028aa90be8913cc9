import { type Read, refuse } from '../http/handler.ts';
import type { Parts } from '../parts.ts';

/** The way back in for who forgot the password. */
export function recoveryHandlers(_parts: Parts) {
  const forgotPassword: Read<'forgotPassword'> = async () => refuse('internal');
  const resetPassword: Read<'resetPassword'> = async () => refuse('internal');
  return { forgotPassword, resetPassword };
}
