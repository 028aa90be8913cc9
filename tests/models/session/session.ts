import type { User } from '../../../domain/people/person.ts';
import { sessionMachine, userOf } from '../../../machines/session/session.ts';
import { chartModel } from '../harness/model.ts';
import { sessionRules } from './sessionRules.ts';

const player: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ana@quadralivre.test',
  status: 'ATIVO',
  unableToLogin: false,
  role: 'player',
  name: 'Ana Souza',
};
const admin: User = { ...player, id: '01900000-0000-7000-8000-000000000002', role: 'admin', name: 'Rui Costa' };
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
    'session.granted': [{ stored: { token: 't', user: player }, way: 'signUp' }],
    'user.changed': [{ user: { ...player, city: 'Santos' } }],
    'xstate.done.actor.login': [
      { _tag: 'SignedIn', token: 't', user: player },
      { _tag: 'Refused', message: 'Email ou senha incorretos.' },
      offline,
    ],
    'xstate.done.actor.fetchMe': [{ _tag: 'Known', user: player }, offline],
  },
  decides: ({ context }) => context.stored?.user.role ?? null,
  view: userOf,
  rules: sessionRules,
});
