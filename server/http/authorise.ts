import type { Caller, Endpoint } from '../../domain/contract/endpoint.ts';
import { refuse, type Viewer } from './handler.ts';

/** Callers whose proof is not a session: their handler checks it. */
const PROVE_THEMSELVES: ReadonlySet<Caller> = new Set<Caller>(['pollToken', 'provider']);

/** False for calls that no session opens, so that none is looked up. */
export function needsSession(endpoint: Endpoint): boolean {
  return !endpoint.callers.some((caller) => PROVE_THEMSELVES.has(caller));
}

/** Refuses who may not call: 401 to visitors, 403 to the wrong role. */
export function authorise(endpoint: Endpoint, viewer: Viewer): void {
  if (!needsSession(endpoint) || endpoint.callers.includes(viewer.role)) return;
  refuse(viewer.role === 'visitor' ? 'unauthenticated' : 'forbidden');
}

/** The person and session of a call that its endpoint opens to signed-in people only. */
export function signedIn(viewer: Viewer): Exclude<Viewer, { readonly role: 'visitor' }> {
  return viewer.role === 'visitor' ? refuse('unauthenticated') : viewer;
}
