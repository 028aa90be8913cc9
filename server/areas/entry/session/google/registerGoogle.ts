import type { FastifyInstance } from 'fastify';
import type { Dependencies } from '#core/dependencies.ts';
import { registerCallbackPage } from './callbackPage.ts';
import { mountDemo } from './demo/mountDemo.ts';

/** Registers the routes of provider sign-in that are not part of the contract. */
export function registerGoogle(app: FastifyInstance, dependencies: Dependencies): void {
  const { google } = dependencies.settings;
  if (google.provider !== 'off') registerCallbackPage(app, dependencies);
  if (google.provider === 'demo') mountDemo(app, dependencies.settings);
}
