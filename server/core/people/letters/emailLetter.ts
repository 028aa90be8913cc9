import { ROUTES } from '#domain/navigation/routes.ts';
import { greetingOf } from '#platform/mail/greeting.ts';
import type { Letter } from '#platform/mail/letter.ts';

export const EMAIL_LINK_HOURS = 24;

/** @param home the app's public address, from the settings */
export function emailLetter({ name, token }: { readonly name: string; readonly token: string }, home: string): Letter {
  return {
    subject: 'Confirme seu email',
    preheader: `O link vale por ${EMAIL_LINK_HOURS} horas.`,
    greeting: greetingOf(name),
    paragraphs: [
      'Este endereço foi informado em uma conta na Quadra Livre. Para que ele passe a valer, confirme que é seu.',
    ],
    action: { label: 'Confirmar email', address: `${home}${ROUTES.confirmEmail.path.replace(':token', token)}` },
    notes: [
      `O link vale por ${EMAIL_LINK_HOURS} horas e funciona uma única vez. Se você pedir outro, só o mais novo funciona.`,
      'Se não foi você, ignore esta mensagem: sem a sua confirmação nada acontece.',
    ],
  };
}

/**
 * Sent instead of a link when the address already has an account. The page that requested it looks the same, so it
 * reveals nothing.
 */
export function emailInUseLetter(home: string): Letter {
  return {
    subject: 'Este email já tem uma conta',
    preheader: 'Alguém tentou usar seu email em outra conta.',
    greeting: 'Olá!',
    paragraphs: [
      'Alguém pediu para usar este endereço em outra conta na Quadra Livre. Ele já tem uma conta, e nada mudou nela.',
      'Se foi você, entre com este email. Se não lembra a senha, escolha outra.',
    ],
    action: { label: 'Escolher outra senha', address: `${home}${ROUTES.forgotPassword.path}` },
    notes: ['Se não foi você, ignore esta mensagem.'],
  };
}
