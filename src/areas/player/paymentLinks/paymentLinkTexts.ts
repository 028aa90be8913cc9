import { formatDay } from '#domain/values/days/formatDay.ts';
import type { MoneyBack } from '#domain/payment/paymentLink.ts';
import { formatReais } from '#domain/values/money.ts';

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

  pay: 'Pagar com PIX',
  payHint: 'O código é só deste pagamento: a arena fica sabendo na hora, sem comprovante.',
  cpfTitle: 'CPF de quem paga',
  cpfLead: 'O banco que gera o PIX pede o CPF. Ele vai só para esse banco, e não fica guardado aqui.',
  cpf: 'CPF',
  cpfSend: 'Gerar PIX',

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

/** Of money that goes or went back, on top of what it was for. */
export const BACK_TITLES: Readonly<Record<MoneyBack['state'], string>> = {
  going: 'Devolução em andamento',
  done: 'Devolvido',
  refused: 'A devolução não deu certo',
};

/** `R$ 80,50 voltaram por PIX para a conta que pagou, em 03/12/2026.` */
export function backText({ state, sum, day }: MoneyBack): string {
  if (state === 'refused') return `O banco não aceitou devolver ${formatReais(sum)} por PIX. Fale com a arena.`;
  if (state === 'going') return `${formatReais(sum)} estão voltando por PIX para a conta que pagou.`;
  return `${formatReais(sum)} voltaram por PIX para a conta que pagou${day ? `, em ${formatDay(day)}` : ''}.`;
}
