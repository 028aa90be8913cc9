import type { Caller, Endpoint } from '#domain/contract/endpoint.ts';
import { refuse, type Viewer } from './handler.ts';

/** Callers that have no session: the handler checks their token or signature. */
const PROVE_THEMSELVES: ReadonlySet<Caller> = new Set<Caller>(['pollToken', 'provider']);

/** False for calls that do not use a session, so that none is looked up. */
export function needsSession(endpoint: Endpoint): boolean {
  return !endpoint.callers.some((caller) => PROVE_THEMSELVES.has(caller));
}

/** Refuses callers without permission: 401 for visitors, 403 for the wrong role. */
export function authorise(endpoint: Endpoint, viewer: Viewer): void {
  if (!needsSession(endpoint) || endpoint.callers.includes(viewer.role)) return;
  refuse(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden');
}

/** The person and session of a call whose endpoint is only open to signed-in people. */
export function signedIn(viewer: Viewer): Exclude<Viewer, { readonly role: 'visitor' }> {
  return viewer.role === 'visitor' ? refuse('unauthenticated') : viewer;
}
