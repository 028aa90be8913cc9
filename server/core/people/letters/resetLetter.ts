import { ROUTES } from '#domain/navigation/routes.ts';
import { greetingOf } from '#platform/mail/greeting.ts';
import type { Letter } from '#platform/mail/letter.ts';

export const LINK_MINUTES = 30;

/** @param home the app's public address, from the settings: never from a request, whose sender could forge it */
export function resetLetter({ name, token }: { readonly name: string; readonly token: string }, home: string): Letter {
  return {
    subject: 'Escolha uma nova senha',
    preheader: `O link vale por ${LINK_MINUTES} minutos.`,
    greeting: greetingOf(name),
    paragraphs: ['Recebemos um pedido para trocar a senha da sua conta na Quadra Livre.'],
    action: { label: 'Escolher nova senha', address: `${home}${ROUTES.resetPassword.path.replace(':token', token)}` },
    notes: [
      `O link vale por ${LINK_MINUTES} minutos e funciona uma única vez. Se você pedir outro, só o mais novo funciona.`,
      'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    ],
  };
}
