import type { MountedApp } from './mount.tsx';
import { same } from '../harness/rules.ts';
import { callsOf, type Scene, type Sent } from '../scenes/scene.ts';
import { contract, type EndpointName } from '#domain/contract/contract.ts';

/** Throws unless the browser keeps a token and a user for somebody who is signed in, and neither for a visitor. */
export function checkStorage({ app }: MountedApp): void {
  const isSignedIn = app.session.getSnapshot().hasTag('signedIn');
  const kept = {
    token: /(^|; )token=[^;]/.test(document.cookie),
    user: localStorage.getItem('user') !== null,
  };
  const planned = { token: isSignedIn, user: isSignedIn };
  same(`${isSignedIn ? 'somebody' : 'a visitor'} is on screen, and the browser keeps`, planned, kept);
}

/** Throws unless every write of the chart's actors was sent exactly once for each time that its actor was started. */
export function checkWrites(scene: Scene, started: readonly string[], writes: readonly Sent[]): void {
  for (const actorId of Object.keys(scene.calls)) {
    const endpoints = callsOf(scene, actorId);
    const isCounted = (endpoint: EndpointName) =>
      contract[endpoint].method !== 'GET' && !scene.shared?.includes(endpoint);
    if (!endpoints.every(isCounted)) continue;
    const planned = started.filter((id) => id === actorId).length;
    const sent = writes.filter(({ endpoint }) => endpoints.includes(endpoint)).length;
    same(`'${actorId}' was started ${planned} times, and sent ${sent}`, planned, sent);
  }
}
