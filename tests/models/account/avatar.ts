import { avatarMachine, describeAvatar } from '../../../machines/account/avatar.ts';
import { chartModel } from '../harness/model.ts';
import { avatarRules } from './avatarRules.ts';
import { progressOf } from '../uploads/progress.ts';

const file = new Blob(['a picture']);

export const model = chartModel({
  machine: avatarMachine,
  outcomes: {
    'picture.offered': [{ file }],
    'picture.declined': [{ message: 'Faça o upload de uma imagem.' }],
    'upload.progressed': [{ share: 0.5 }],
    'xstate.done.actor.picture': [
      { _tag: 'Chosen', file },
      { _tag: 'Unfit', message: 'Não conseguimos ler esta imagem. Tente outra.' },
      { _tag: 'Dismissed' },
    ],
    'xstate.done.actor.uploadAvatar': [
      { _tag: 'Uploaded' },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  callbacks: { 'upload.progressed': progressOf('uploadAvatar') },
  decides: ({ context }) => context.picture !== null,
  view: describeAvatar,
  rules: avatarRules,
});
