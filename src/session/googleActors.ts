import { googleMachine } from '../../machines/session/google.ts';
import type { App } from '../app/createApp.ts';

/** Signing in through Google with a real window and the real server. */
export function provideGoogle(_app: App) {
  return googleMachine;
}
