import { eventPath } from '#domain/navigation/paths.ts';
import type { Purchase } from '../../../player/payment/index.ts';
import { CART } from './cartTexts.ts';

const OVER = 'Este PIX não pode mais ser pago. O que ainda falta pagar está em Pagamentos pendentes.';
const IN_VAIN = 'Quando o PIX chegou, a inscrição já tinha sido cancelada ou paga.';

/** The texts while a cart is paid, and where the dialog leads: to the event. */
export function cartPurchase(eventId: string): Purchase {
  const toEvent = { href: eventPath(eventId), label: CART.close };
  return {
    held: 'Pague o PIX antes que o tempo acabe. A inscrição se confirma sozinha.',
    settling: 'Pagamento recebido. Confirmando sua inscrição…',
    paid: 'Inscrição paga. Bom jogo!',
    expired: OVER,
    refused: OVER,
    untold:
      'O banco recebeu o PIX, mas ainda não sabemos se a inscrição foi confirmada. Veja mais tarde em Pagamentos pendentes.',
    refunding: `${IN_VAIN} O valor está voltando para a sua conta.`,
    refunded: `${IN_VAIN} O valor voltou para a sua conta.`,
    onward: toEvent,
    back: toEvent,
  };
}
