import { formatDay, spokenDay } from '#domain/values/days/formatDay.ts';
import { clockText, DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import { firstName } from '#domain/people/person.ts';
import type { Invitation, InvitationAnswer } from '#domain/registrations/invitation.ts';

export const INVITATIONS = {
  label: 'Convites',
  kind: 'Convite',
  accept: 'Aceitar',
  refuse: 'Recusar',
  leave: 'Desistir',
  see: 'Ver convite',
  registerAgain: 'Ver o evento',
  when: 'Quando',
  where: 'Onde',
  with: 'Com',
  price: 'Sua parte',
  paid: 'Alguém da inscrição paga a sua parte',
  confirmed: 'A organização conta com você. Aceite para ficar com tudo em dia.',
} as const;

export const ACCEPT = {
  title: 'Aceitar convite',
  shirt: 'Sua camiseta',
  shirtNeeded: 'Escolha o tamanho.',
  send: 'Aceitar',
  dismiss: 'Agora não',
  seen: 'A organização e quem joga com você passam a ver seu telefone e sua cidade.',
} as const;

export const REFUSE = {
  title: 'Recusar convite?',
  confirm: 'Recusar convite',
  decline: 'Agora não',
} as const;

/** From the draw on, for whoever was counted on as for anybody. */
export const GIVE_UP = {
  title: 'Desistir do torneio?',
  confirm: 'Desistir',
  decline: 'Agora não',
} as const;

export function askedText({ invitedBy }: Pick<Invitation, 'invitedBy'>): string {
  return invitedBy ? `${invitedBy.name} convida você para jogar` : 'Você foi convidado para jogar';
}

/** `askedText` for narrow places, with the first name alone. */
export function shortAskedText({ invitedBy }: Pick<Invitation, 'invitedBy'>): string {
  return invitedBy ? `${firstName(invitedBy.name)} convida você para jogar` : 'Você foi convidado para jogar';
}

/** `Responda até quarta-feira, 25 de novembro, às 07:55` */
export function untilText(expiresAt: Date): string {
  const { day } = momentIn(expiresAt, DEFAULT_ZONE);
  return `Responda até ${spokenDay(day)}, às ${clockText(expiresAt, DEFAULT_ZONE)}`;
}

/** What accepting costs, and when it is paid. */
export function owingText({ tournament, isPaidByOther }: Invitation): string {
  const sum = formatReais(tournament.individualRegistrationPrice);
  if (isPaidByOther) return 'Sua parte fica por conta de quem joga com você: não há nada a pagar.';
  if (!tournament.paymentViaGateway) return `Sua parte é ${sum}, paga direto à organização.`;
  return `Sua parte, ${sum}, vai para o seu carrinho. Pague por PIX até ${formatDay(tournament.deadlinePayment)}.`;
}

/** What declining means for the other players, before and after the draw. */
export function refusalText(invitation: Invitation | undefined): string {
  const who = invitation?.invitedBy ? `${invitation.invitedBy.name} fica sabendo. ` : '';
  if (invitation?.isDrawn === true) {
    return `${who}As partidas que faltam viram vitória de quem joga contra (W.O.), e não há como voltar. O que foi pago pela plataforma não volta: só a organização pode devolver, se achar justo.`;
  }
  return `${who}A inscrição termina, a vaga fica livre e o que foi pago pela plataforma volta para quem pagou.`;
}

export function answerText({ player, outcome, tournament }: InvitationAnswer): string {
  const what = outcome === 'declined' ? 'recusou o convite' : 'não respondeu ao convite a tempo';
  return `${player.name} ${what} para ${tournament.category}. A inscrição terminou e a vaga ficou livre.`;
}

/** The text of the bar on the home page. */
export function barText(count: number): string {
  return count === 1 ? 'Você tem um convite' : `Você tem ${count} convites`;
}
