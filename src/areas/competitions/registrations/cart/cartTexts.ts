import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { CartRefunds, CartState } from '#domain/registrations/cart.ts';
import type { OwnRegistration } from '#domain/registrations/registration.ts';

export const CART = {
  label: 'Suas inscrições a pagar',
  open: 'Pagar inscrição',
  pending: 'Pagamentos pendentes',
  failed: 'Não foi possível carregar seus pagamentos.',
  close: 'Voltar ao evento',
} as const;

export const REVIEW = {
  subtotal: 'Subtotal',
  discount: 'Desconto',
  total: 'Total',
  generate: 'Gerar PIX',
  dismiss: 'Agora não',
  remove: 'Tirar',
  none: 'Não há mais nada a pagar aqui',
  nonePaying: 'Um PIX já foi gerado, talvez em outra janela. Ele está em Pagamentos pendentes.',
} as const;

export const PENDING = {
  pay: 'Pagar',
  regenerate: 'Gerar novo PIX',
  generate: 'Gerar PIX',
  none: 'Nenhum pagamento pendente',
} as const;

export const REMOVE = {
  title: 'Tirar inscrição?',
  confirm: 'Tirar inscrição',
  decline: 'Manter inscrição',
} as const;

/** Removing a registration from the cart ends it for all its players, such as both of a pair. */
export function removeText(registration: OwnRegistration | undefined, hasPix: boolean): string {
  const what = registration ? `${registration.tournament.category}: ${playersText(registration)}. ` : '';
  const pix = hasPix ? ' O PIX gerado para ela deixa de valer.' : '';
  return `${what}A inscrição será cancelada para todos que estão nela, e a vaga fica livre.${pix}`;
}

/** `1 inscrição a pagar` */
export function owedText(count: number): string {
  return count === 1 ? '1 inscrição a pagar' : `${count} inscrições a pagar`;
}

export function deadlineText(day: Day): string {
  return `Pague até ${formatDay(day)}`;
}

/** What a cart shows besides its state. A PIX that can be paid shows its remaining time instead. */
export function noteText(state: CartState, deadline: Day): string | undefined {
  switch (state) {
    case 'payable':
      return undefined;
    case 'paid':
      return 'Pagamento confirmado.';
    case 'expired':
      return `${deadlineText(deadline)}.`;
    case 'over':
      return `O prazo de pagamento terminou em ${formatDay(deadline)}. Fale com a organização.`;
    case 'unmade':
      return 'O PIX ainda não ficou pronto. Tente gerar de novo.';
  }
}

/** The refunds of a paid PIX, with a text for each state. */
export function refundTexts({ underWay, done, refused }: CartRefunds): readonly string[] {
  return [
    ...(underWay > 0 ? [`Devolução em andamento: ${formatReais(underWay)}`] : []),
    ...(done > 0 ? [`Pagamento devolvido: ${formatReais(done)}`] : []),
    ...(refused > 0 ? [`O banco recusou a devolução de ${formatReais(refused)}. Fale com a organização.`] : []),
  ];
}

export function playersText({ player, partner }: Pick<OwnRegistration, 'player' | 'partner'>): string {
  return partner ? `${player.name} e ${partner.name}` : player.name;
}
