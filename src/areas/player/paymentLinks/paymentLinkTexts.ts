import type { OverReason } from '#domain/payment/paymentLink.ts';

export const PAY_LINK = {
  title: 'Pagar reserva',
  opening: 'Carregando o link de pagamento…',
  sum: 'Falta pagar',
  forWhom: 'Reserva de',
  byPix: 'Pague por PIX',
  to: 'Recebe:',
  qr: 'QR code do PIX da arena',
  copy: 'Copiar código PIX',
  copyFailed: 'Não foi possível copiar o código.',
  compare: 'Confira no seu banco o nome e o valor antes de pagar.',
  noKey: 'Esta arena não tem uma chave PIX aqui. Combine com a arena como pagar.',
  paid: 'Paguei',
  paidHint: 'Depois de pagar, avise por aqui: a arena confere e confirma.',
  again: 'Avisar de novo',

  formTitle: 'Avisar que paguei',
  formLead: 'Informe o número do PIX, que está no comprovante, ou envie a foto dele.',
  payer: 'Nome de quem pagou',
  payerHint: 'Como aparece no banco.',
  endToEnd: 'Número do PIX (ID da transação)',
  endToEndHint: 'Começa com E e tem 32 letras e números.',
  receipt: 'Foto do comprovante',
  receiptHint: 'JPG ou PNG, até 5 MB.',
  chooseReceipt: 'Escolher foto',
  changeReceipt: 'Trocar',
  removeReceipt: 'Remover',
  readingReceipt: 'Abrindo a foto…',
  shown: 'Comprovante escolhido',
  send: 'Avisar a arena',
  back: 'Voltar',

  said: 'A arena vai conferir',
  saidText: 'Recebemos o seu aviso. Esta página mostra quando a arena confirmar.',
  marked: 'Pago',
  markedText: 'A arena confirmou o seu pagamento. Bom jogo!',
  refused: 'A arena não encontrou o seu pagamento',
  over: 'Este link não vale mais',
  unknown: 'Link não encontrado',
  unknownText: 'Ele pode estar incompleto, ou a arena o trocou por outro. Peça outro à arena.',
  failed: 'Não foi possível abrir o link',
  retry: 'Tentar novamente',
  call: 'Falar com a arena',
} as const;

/** Why a link is over. That the reservation is somebody else's is not the payer's business. */
export const OVER_TEXTS: Readonly<Record<OverReason, string>> = {
  paid: 'Esta reserva já está paga.',
  cancelled: 'Esta reserva foi cancelada. Se você já pagou, fale com a arena.',
  begun: 'O jogo já começou. Pague no balcão da arena; se você já pagou, fale com ela.',
  given: 'Se você já pagou, fale com a arena.',
};
