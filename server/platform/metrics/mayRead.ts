import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';
import { isLoopback, isLoopbackAddress } from '../settings/loopback.ts';

export type MetricsAccess = Pick<Settings, 'metricsToken' | 'publicUrl' | 'trustedHops'>;

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Who has the token, or asks on this machine, may read the metrics. */
export function mayRead(request: FastifyRequest, access: MetricsAccess): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (given !== undefined && access.metricsToken !== undefined) return isSame(given, access.metricsToken);
  return isFromHere(request, access);
}

function isSame(given: string, token: string): boolean {
  const [one, other] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/**
 * A proxy on this machine connects from here for the whole world. So nothing may have been forwarded, the request must
 * name this machine, and a server with a public address must know of its proxy (`TRUSTED_HOPS`), which then says for
 * whom it asks.
 */
function isFromHere({ socket, headers, hostname }: FastifyRequest, { publicUrl, trustedHops }: MetricsAccess): boolean {
  return (
    isLoopbackAddress(socket.remoteAddress ?? '') &&
    isLoopback(hostname) &&
    !FORWARDED.some((name) => headers[name] !== undefined) &&
    (trustedHops > 0 || isLoopback(new URL(publicUrl).hostname))
  );
}
