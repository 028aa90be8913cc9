import { formatPixValidity } from '#domain/values/days/moment.ts';

/** Below a code that the payer's bank may refuse, by {@link bankLimitOf}. */
export const BANK_LIMITS = {
  night:
    'À noite seu banco pode limitar o PIX, pela soma de tudo o que você enviar das 20h às 6h. Se ele recusar, ajuste o limite no app dele.',
  device:
    'Seu banco pode limitar o PIX a R$ 200,00 em um celular que você ainda não cadastrou nele. Se ele recusar, cadastre o aparelho no app dele.',
} as const;

export const PAYMENT = {
  title: 'Pague com PIX',
  titles: {
    settling: 'Pagamento recebido',
    paid: 'Pagamento aprovado',
    expired: 'Pagamento cancelado',
    refunding: 'Devolução em andamento',
    refunded: 'Pagamento devolvido',
    untold: 'Pagamento em confirmação',
  },
  unheard: 'Sem resposta do servidor no momento. Continuamos perguntando pelo seu pagamento…',
  late: 'A confirmação está demorando. Continuamos perguntando; se fechar esta janela, nada se perde.',
  refused: 'Este PIX foi recusado ou cancelado antes do prazo, e nada foi cobrado.',
  atArena: 'Este PIX foi cancelado, e nada foi cobrado por ele.',
  amount: 'Valor a pagar',
  copy: 'Copiar código PIX',
  copied: 'Código copiado',
  selected: 'Selecionado: copie',
  codeLabel: 'PIX copia e cola',
  scan: 'Ou aponte a câmera do app do seu banco para o QR code.',
  scanFirst: 'Aponte a câmera do app do seu banco para o QR code, ou copie o código.',
  qrLabel: 'QR code do PIX',
  bank: 'Pagar no banco de demonstração',
  newTab: '(abre em outra aba)',
  left: 'para pagar',
} as const;

export function validUntil(instant: Date): string {
  return `Válido até ${formatPixValidity(instant)}`;
}

/** Announced to screen readers in the last five minutes, once a minute. */
export function lastMinutes(secondsLeft: number): string {
  const minutes = Math.ceil(secondsLeft / 60);
  if (minutes > 5 || minutes < 1) return '';
  return minutes === 1 ? 'Falta 1 minuto para o PIX vencer.' : `Faltam ${minutes} minutos para o PIX vencer.`;
}
