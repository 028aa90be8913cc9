import { paymentLinkPath } from '#domain/navigation/paths.ts';
import type { Purchase } from '../payment/index.ts';

const IN_VAIN = 'Quando o PIX chegou, a reserva tinha mudado ou já estava paga.';

/** The texts while a link is paid; its dialog leads back to the page of the link. */
export function linkPurchase(token: string): Purchase {
  const toLink = { href: paymentLinkPath(token), label: 'Voltar para a reserva' };
  return {
    held: 'Pague o PIX antes que o tempo acabe. A reserva fica paga sozinha.',
    settling: 'Pagamento recebido. Confirmando a reserva…',
    paid: 'Reserva paga. Bom jogo!',
    expired: 'O prazo deste PIX terminou. A reserva continua valendo: gere outro PIX para pagar.',
    refused: 'O valor mudou ou a reserva foi paga de outro jeito. Confira quanto falta antes de gerar outro.',
    untold: 'O banco recebeu o PIX, mas ainda não sabemos se a reserva foi paga. Confira mais tarde nesta página.',
    refunding: `${IN_VAIN} O valor está voltando para a sua conta.`,
    refunded: `${IN_VAIN} O valor voltou para a sua conta.`,
    onward: toLink,
    back: toLink,
  };
}
