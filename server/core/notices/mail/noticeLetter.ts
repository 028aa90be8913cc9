import { ROUTES } from '#domain/navigation/routes.ts';
import type { Payload } from '#platform/outbox/jobs.ts';
import type { Letter } from '#platform/mail/letter.ts';

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
  accountConnected: (home) => ({
    subject: 'Uma conta para receber foi conectada',
    preheader: 'Se não foi você, desconecte-a agora.',
    greeting: 'Olá!',
    paragraphs: [
      'Uma conta para receber acaba de ser conectada à sua conta na Quadra Livre. O dinheiro das próximas cobranças cai direto nela.',
      'Se foi você, está tudo certo. Se não foi, alguém entrou na sua conta: desconecte a conta para receber e troque a senha agora.',
    ],
    action: { label: 'Entrar na Quadra Livre', address: `${home}${ROUTES.login.path}` },
    notes: [],
  }),
  accountEnded: (home) => ({
    subject: 'Sua conta para receber foi desconectada',
    preheader: 'As próximas cobranças não são feitas nela.',
    greeting: 'Olá!',
    paragraphs: [
      'A conta para receber foi desconectada da sua conta na Quadra Livre. As próximas cobranças são recebidas pela plataforma; as que já foram feitas continuam na conta em que foram feitas.',
      'Se foi você, está tudo certo. Se não foi, alguém entrou na sua conta: troque a senha agora.',
    ],
    action: { label: 'Entrar na Quadra Livre', address: `${home}${ROUTES.login.path}` },
    notes: [],
  }),
  accountLost: (home) => ({
    subject: 'Conecte de novo sua conta para receber',
    preheader: 'O provedor de pagamento encerrou a autorização.',
    greeting: 'Olá!',
    paragraphs: [
      'O provedor de pagamento não aceita mais a autorização da sua conta para receber. Isso acontece quando ela é retirada no site dele, ou quando a senha de lá muda.',
      'Até você conectar a conta de novo, as próximas cobranças são recebidas pela plataforma, e as que já foram feitas na sua conta não podem ser conferidas nem devolvidas por aqui.',
    ],
    action: { label: 'Conectar de novo', address: `${home}${ROUTES.login.path}` },
    notes: [],
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
