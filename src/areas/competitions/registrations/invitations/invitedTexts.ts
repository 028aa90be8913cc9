import { DEFAULT_ZONE, formatMoment } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { Participant } from '#domain/registrations/registration.ts';

export const INVITED = {
  confirm: 'Confirmar',
  replace: 'Trocar',
  payAll: 'Pagar por todos',
  payBoth: 'Pagar pelos dois',
  payOwn: 'Pagar a minha parte',
} as const;

export const CONFIRM_INVITED = {
  title: 'Confirmar jogador?',
  confirm: 'Confirmar jogador',
  decline: 'Agora não',
} as const;

export const REPLACE = {
  title: 'Trocar convidado',
  player: 'Quem joga',
  playerNeeded: 'Escolha o jogador.',
  send: 'Convidar',
  dismiss: 'Agora não',
  gone: 'Este convite já teve resposta, talvez em outra janela.',
  close: 'Voltar às inscrições',
} as const;

export const TAKE_SHARES = {
  title: 'Pagar esta parte?',
  confirm: 'Pôr no meu carrinho',
  decline: 'Agora não',
} as const;

type State = NonNullable<Participant['invitation']>;

/** The state of an invitation, with the deadline for those who may see it. */
export function invitedText({ state, until }: State): string {
  if (state === 'confirmed') return 'Confirmado pela organização';
  if (until === undefined) return 'Convidado';
  const when = formatMoment(until, DEFAULT_ZONE);
  return state === 'waiting' ? `Convidado, responde até ${when}` : `Não respondeu; a organização decide até ${when}`;
}

export function confirmText(name: string): string {
  return `${name} entra no torneio sem ter respondido. Telefone e cidade continuam fechados, e nada é cobrado até que aceite.`;
}

export function replaceText(name: string): string {
  return `Escolha quem joga no lugar de ${name}. O convite de ${name} termina.`;
}

/** What goes into the cart, and where the cart is. */
export function sharesText(count: number, price: number): string {
  const sum = formatReais(count * price);
  return `${sum} ${count === 1 ? 'vai' : 'vão'} para o seu carrinho, na página do evento. Se alguém pagar a mesma parte duas vezes, o segundo valor volta.`;
}
