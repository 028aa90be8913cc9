import { inject } from 'vitest';
import { appInBrowser } from '../e2e/inBrowser.ts';

/** The built app as people open it, for the journey of a file. */
export function appOnJourney() {
  return appInBrowser(async () => ({ address: inject('journeyAddress'), stop: async () => undefined }));
}
