import type { FastifyInstance } from 'fastify';

/** The address where people reach the app. With `PORT=0` the system chooses the port, so the settings do not know it. */
export function publicAddress(publicUrl: string, app: FastifyInstance): string {
  const url = new URL(publicUrl);
  const listening = app.server.address();
  if (url.port !== '0' || listening === null || typeof listening === 'string') return publicUrl;
  url.port = String(listening.port);
  return url.href.replace(/\/+$/, '');
}
