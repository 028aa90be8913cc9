import type { User } from '#domain/people/person.ts';
import type { PlayerSignUp } from '#domain/signUp/signUp.ts';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { describeSignUp, signUpMachine } from '../../../machines/signUp/signUp.ts';
import { chartModel } from '../harness/model.ts';
import { signUpRules } from './signUpRules.ts';
import { progressOf } from '../uploads/progress.ts';

const form: PlayerSignUp = {
  name: 'Ana Souza',
  gender: 'F',
  city: 'Santos',
  phone: '13988887777',
  email: 'ana@quadralivre.test',
  password: 'mar e vento sul',
};
const user: User = {
  id: '01900000-0000-7000-8000-000000000001',
  email: form.email,
  status: 'active',
  unableToLogin: false,
  role: 'player',
  name: form.name,
};

export const model = chartModel({
  machine: signUpMachine,
  outcomes: {
    'picture.offered': [{ file: new Blob() }],
    'picture.declined': [{ message: IMAGE_FAULTS.missing }],
    // Without a picture nothing on screen removes one.
    'picture.removed': ({ context }) => (context.picture ? [{}] : []),
    'signUp.submitted': [{ form }],
    'upload.progressed': [{ share: 0.4 }],
    'xstate.done.actor.picture': [
      { _tag: 'Chosen', file: new Blob() },
      { _tag: 'Unfit', message: IMAGE_FAULTS.unreadable },
      { _tag: 'Dismissed' },
    ],
    'xstate.done.actor.register': [
      { _tag: 'Registered', stored: { token: 't', user }, way: 'signUp' },
      {
        _tag: 'Refused',
        message: 'Este email já está cadastrado.',
        fields: { email: 'Este email já está cadastrado.' },
      },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  callbacks: { 'upload.progressed': progressOf('register') },
  decides: ({ context }) => context.picture !== null,
  view: describeSignUp,
  rules: signUpRules,
});
