import type { User } from '#domain/people/person.ts';
import { sessionMachine, userOf } from '../../../machines/session/session.ts';
import type { MeOutcome, StoredSession } from '../../../machines/session/stored.ts';
import { chartModel } from '../harness/model.ts';
import { sessionRules } from './sessionRules.ts';

const ARENA = '01900000-0000-7000-8000-00000000000a';
/** Ana, who plays now, and may work at the reception of an arena. */
const player: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ana@quadralivre.test',
  status: 'ATIVO',
  unableToLogin: false,
  role: 'player',
  name: 'Ana Souza',
  workplaces: [{ id: ARENA, name: 'Arena Maré Alta', role: 'reception' }],
};
const working: User = { ...player, role: 'arena-owner', worksAt: ARENA };
const { workplaces: _none, ...someone } = player;
const admin: User = { ...someone, id: '01900000-0000-7000-8000-000000000002', role: 'admin', name: 'Rui Costa' };
const offAndOn = (user: User | undefined): User => (user?.worksAt === undefined ? working : player);
const isWorking = ({ stored }: { stored: StoredSession | null }): boolean => stored?.user.worksAt !== undefined;
const known = (user: User): MeOutcome => ({ _tag: 'Known', user });
const other: User = { ...someone, id: '01900000-0000-7000-8000-000000000003', name: 'Lia Prado' };
const offline = { _tag: 'Offline', message: 'Sem conexão' } as const;

export const model = chartModel({
  machine: sessionMachine,
  starts: {
    visitor: { stored: null },
    player: { stored: { token: 't', user: player } },
    admin: { stored: { token: 't', user: admin } },
  },
  outcomes: {
    'login.submitted': [{ form: { email: player.email, password: 'areia-quente' } }],
    'session.granted': [{ stored: { token: 'new', user: someone }, way: 'signUp' }],
    'session.elsewhere': ({ context: { stored } }) => [
      { stored: null },
      ...(stored ? [{ stored: { ...stored, user: { ...stored.user, city: 'Santos' } } }] : []),
      { stored: { token: stored?.token === 't2' ? 't3' : 't2', user: other } },
    ],
    // Whoever is at work changes such things as a player.
    'user.changed': ({ context }) =>
      isWorking(context) ? [] : [{ user: { ...(context.stored?.user ?? player), city: 'Santos' } }],
    'account.erased': ({ context }) => (isWorking(context) ? [] : [{}]),
    'access.refused': ({ context: { stored } }) => (stored?.user.workplaces ? [{}] : []),
    'work.chosen': ({ context: { stored } }) =>
      stored?.user.workplaces ? [{ arena: offAndOn(stored.user).worksAt ?? null }] : [],
    'xstate.done.actor.login': [
      { _tag: 'SignedIn', token: 't', user: player },
      { _tag: 'Refused', message: 'Email ou senha incorretos.' },
      offline,
    ],
    'xstate.done.actor.fetchMe': ({ context: { stored } }) => [
      known(stored?.user ?? player),
      ...(stored?.user.workplaces ? [known(offAndOn(stored.user))] : []),
      offline,
    ],
    'xstate.done.actor.workAt': ({ context: { stored } }) => [
      known(offAndOn(stored?.user)),
      { _tag: 'Refused', message: 'Você não faz parte da equipe desta arena.' } as const,
      offline,
    ],
  },
  decides: ({ context }) => [context.stored?.user.role, context.stored?.token],
  view: userOf,
  rules: sessionRules,
});
