import { myBillsPath } from '#domain/navigation/paths.ts';
import type { Purchase } from '../../payment/index.ts';

const IN_VAIN = 'Quando o PIX chegou, a mensalidade tinha mudado ou já estava paga.';

/** The texts while a bill is paid, and where the dialog leads: to the bills of its month, as `2026-03`. */
export function billPurchase(month: string): Purchase {
  const toBills = { href: myBillsPath(month), label: 'Voltar para as mensalidades' };
  return {
    held: 'Pague o PIX antes que o tempo acabe. A mensalidade se confirma sozinha.',
    settling: 'Pagamento recebido. Confirmando sua mensalidade…',
    paid: 'Mensalidade paga. Bom jogo!',
    expired: 'O prazo deste PIX terminou. O seu horário continua seu: gere outro PIX para pagar.',
    refused: 'A mensalidade mudou ou foi paga na arena. Confira quanto falta antes de gerar outro.',
    untold: 'O banco recebeu o PIX, mas ainda não sabemos se a mensalidade foi paga. Confira mais tarde nesta página.',
    refunding: `${IN_VAIN} O valor está voltando para a sua conta.`,
    refunded: `${IN_VAIN} O valor voltou para a sua conta.`,
    onward: toBills,
    back: toBills,
  };
}
