import type { SnapshotFrom } from 'xstate';
import type { sessionMachine } from '../../machines/session/session.ts';

/** What the login page shows of the session: whether it waits, and for which of the two ways in. */
export function describeLogin(snapshot: SnapshotFrom<typeof sessionMachine>) {
  return {
    isBusy: snapshot.hasTag('busy'),
    isSigningIn: snapshot.matches({ visitor: 'signingIn' }),
    isAskingGoogle: snapshot.matches({ visitor: 'askingGoogle' }),
  };
}
