import type { STOPPED } from '../../../machines/session/google.ts';

export const GOOGLE = {
  opening: 'Abrindo o Google…',
  again: 'Tentar de novo com o Google',
  continueThere: 'Continue na janela do Google.',
  cancel: 'Cancelar',
  entering: 'Quase lá: estamos abrindo sua conta.',
} as const;

/** Why the login failed, and what helps. For `refused`, the server's message replaces the title. */
export const STOPS: {
  readonly [reason in (typeof STOPPED)[number]]: { readonly title: string; readonly text: string };
} = {
  blocked: {
    title: 'Seu navegador bloqueou a janela do Google',
    text: 'Toque no aviso de pop-up bloqueado, na barra de endereço, permita para este site e tente de novo.',
  },
  closed: {
    title: 'A janela do Google foi fechada',
    text: 'Ela fechou antes de terminar. Tente de novo, ou continue com seu email.',
  },
  silent: {
    title: 'O Google não respondeu',
    text: 'Esperamos dois minutos. Tente de novo, ou continue com seu email.',
  },
  refused: { title: 'Não foi possível entrar com o Google', text: 'Tente de novo, ou continue com seu email.' },
};
