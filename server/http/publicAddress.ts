import type { FastifyInstance } from 'fastify';

/** Where people reach the app. Of a server whose port the system chose (`PORT=0`), the settings cannot know it. */
export function publicAddress(publicUrl: string, app: FastifyInstance): string {
  const url = new URL(publicUrl);
  const listening = app.server.address();
  if (url.port !== '0' || listening === null || typeof listening === 'string') return publicUrl;
  url.port = String(listening.port);
  return url.href.replace(/\/+$/, '');
}
