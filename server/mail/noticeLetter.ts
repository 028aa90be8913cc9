import { ROUTES } from '../../domain/navigation/routes.ts';
import type { Payload } from '../outbox/jobs.ts';
import type { Letter } from './letter.ts';

export type Notice = Payload<'sendNotice'>['notice'];

const LETTERS: { readonly [N in Notice]: (home: string) => Letter } = {
  passwordChanged: (home) => ({
    subject: 'Sua senha foi alterada',
    preheader: 'Se não foi você, escolha outra agora.',
    greeting: 'Olá!',
    paragraphs: [
      'A senha da sua conta na Quadra Livre acaba de ser alterada. Nos outros aparelhos será preciso entrar de novo.',
      'Se foi você, está tudo certo. Se não foi, alguém conhece seus dados de acesso: escolha outra senha agora.',
    ],
    action: { label: 'Escolher outra senha', address: `${home}${ROUTES.forgotPassword.path}` },
    notes: ['Se você usa a mesma senha em outros lugares, troque lá também.'],
  }),
  emailChanged: () => ({
    subject: 'O email da sua conta foi alterado',
    preheader: 'Este endereço não serve mais para entrar.',
    greeting: 'Olá!',
    paragraphs: [
      'O email da sua conta na Quadra Livre acaba de ser alterado. Este endereço não serve mais para entrar.',
      'Se foi você, está tudo certo. Se não foi, alguém entrou na sua conta: procure a equipe da Quadra Livre o quanto antes.',
    ],
    notes: ['Se a senha desta caixa de email é a mesma da sua conta, troque-a também.'],
  }),
};

/** The letter about a change of somebody's account, whoever made it. */
export function noticeLetter(notice: Notice, home: string): Letter {
  return LETTERS[notice](home);
}
