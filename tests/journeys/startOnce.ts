import type { TestProject } from 'vitest/node';
import { startApp } from '../e2e/app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the app that all journeys are on, each with an arena and people of its own. */
    journeyAddress: string;
    /** Where it mails to. */
    journeyDataDir: string;
  }
}

/** Vitest's global set-up of the journeys: to fill the demonstration anew for each takes longer than most of them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  // So many people sign up from one address only here.
  const app = await startApp({ LIMITS: 'relaxed' });
  project.provide('journeyAddress', app.address);
  project.provide('journeyDataDir', app.dataDir);
  return app.stop;
}
