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
const other: User = { ...player, id: '01900000-0000-7000-8000-000000000003', name: 'Lia Prado' };
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
    'session.elsewhere': ({ context: { stored } }) => [
      { stored: null },
      ...(stored ? [{ stored: { ...stored, user: { ...stored.user, city: 'Santos' } } }] : []),
      { stored: { token: stored?.token === 't2' ? 't3' : 't2', user: other } },
    ],
    'user.changed': [{ user: { ...player, city: 'Santos' } }],
    'xstate.done.actor.login': [
      { _tag: 'SignedIn', token: 't', user: player },
      { _tag: 'Refused', message: 'Email ou senha incorretos.' },
      offline,
    ],
    'xstate.done.actor.fetchMe': [{ _tag: 'Known', user: player }, offline],
  },
  decides: ({ context }) => [context.stored?.user.role, context.stored?.token],
  view: userOf,
  rules: sessionRules,
});
