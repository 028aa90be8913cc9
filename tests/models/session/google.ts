import type { User } from '#domain/people/person.ts';
import { describeGoogle, type EnterOutcome, googleMachine } from '../../../machines/session/google.ts';
import { chartModel } from '../harness/model.ts';
import { googleRules } from './googleRules.ts';

const user: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: 'ana@quadralivre.test',
  status: 'ATIVO',
  unableToLogin: false,
  role: 'player',
  name: 'Ana Souza',
};
const offline = { _tag: 'Offline', message: 'Sem conexão' } as const;
const ticket = { nonce: 'n', token: 'um-bilhete-de-vinte-' } as const;

const entered: readonly EnterOutcome[] = [
  { _tag: 'Entered', stored: { token: 't', user }, way: 'google' },
  { _tag: 'TicketOver', message: 'Este acesso com o Google expirou. Tente novamente.' },
  offline,
];
const refused: EnterOutcome = { _tag: 'Refused', message: 'A senha informada não está correta.' };

export const model = chartModel({
  machine: googleMachine,
  outcomes: {
    'password.submitted': [{ password: 'areia-quente' }],
    'xstate.done.actor.leadPopup': [{ _tag: 'Led', nonce: 'n' }, { _tag: 'Missing' }, offline],
    'xstate.done.actor.awaitPopup': [
      { _tag: 'Spoke', message: { status: 'success', ...ticket } },
      { _tag: 'Spoke', message: { status: 'register', ...ticket, name: user.name, email: user.email, picture: '' } },
      { _tag: 'Spoke', message: { status: 'link', ...ticket, email: user.email } },
      { _tag: 'Spoke', message: { status: 'failed', nonce: 'n', message: 'O acesso foi cancelado.' } },
      { _tag: 'Closed' },
    ],
    // A password alone can be refused; a ticket is over.
    'xstate.done.actor.enter': ({ context }) => (context.message?.status === 'link' ? [...entered, refused] : entered),
  },
  decides: ({ context }) => context.message?.status ?? null,
  view: describeGoogle,
  rules: googleRules,
});
