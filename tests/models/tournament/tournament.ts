import type { SnapshotFrom } from 'xstate';
import { describeTournament, tournamentMachine } from '../../../machines/tournament/tournament.ts';
import type { PhaseRead } from '../../../machines/tournament/tournamentSetup.ts';
import { chartModel } from '../harness/model.ts';
import { tournamentRules } from './tournamentRules.ts';

type Snapshot = SnapshotFrom<typeof tournamentMachine>;

/** A category never goes back. */
const NEXT: Readonly<Record<Snapshot['value']['phase'], readonly PhaseRead[]>> = {
  unread: ['registrations'],
  registrations: ['groups'],
  groups: ['matches'],
  matches: ['secondPhase'],
  secondPhase: ['finished'],
  finished: [],
};

/** What is done with the buttons of a phase, while no dialog lies over them. */
function onlyIn<T>(phase: Snapshot['value']['phase'], sample: T) {
  return (snapshot: Snapshot): readonly T[] => (snapshot.matches({ phase, dialog: 'browsing' }) ? [sample] : []);
}

export const model = chartModel({
  machine: tournamentMachine,
  view: describeTournament,
  rules: tournamentRules,
  starts: {
    organizer: { category: 'a-category', isOrganizer: true, isScorer: false },
  },
  outcomes: {
    'phase.read': (snapshot) =>
      snapshot.matches({ dialog: 'browsing' }) ? NEXT[snapshot.value.phase].map((phase) => ({ phase })) : [],
    'cancel.requested': onlyIn('registrations', { id: 'a-registration' }),
    'payment.received': onlyIn('registrations', { id: 'a-registration' }),
    'draw.requested': onlyIn('registrations', {}),
    'redraw.requested': onlyIn('groups', {}),
    'refund.requested': onlyIn('groups', { id: 'a-former-registration', person: 'a-person' }),
    'matches.requested': onlyIn('groups', {}),
    'secondPhase.requested': (snapshot) => (snapshot.matches({ dialog: 'browsing' }) ? [{}] : []),
    'score.requested': onlyIn('matches', { match: 'a-match' }),
  },
});
