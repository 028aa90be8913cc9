import type { FastifyInstance } from 'fastify';
import type { Parts } from '../../parts.ts';
import { registerCallbackPage } from './callbackPage.ts';
import { mountDemo } from './demo/mountDemo.ts';

/** What signing in through a provider needs beside the calls of the contract. */
export function registerGoogle(app: FastifyInstance, parts: Parts): void {
  const { google } = parts.settings;
  if (google.provider !== 'off') registerCallbackPage(app, parts);
  if (google.provider === 'demo') mountDemo(app, parts.settings);
}
