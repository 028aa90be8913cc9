import { hourLabel } from '#domain/values/days/hours.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import type { Unfinished } from '../../../machines/session/unfinished.ts';
import { BOOKING_DRAFT, nameInDraft } from '../../areas/owner/booking/reserve/bookingDraft.ts';

export const UNFINISHED = {
  lead: 'Sua sessão terminou enquanto você digitava. Guardamos o que já estava preenchido.',
  resume: 'Continuar',
  discard: 'Descartar',
} as const;

/** What the forms at the desk are about; any other is 'o que você digitava'. */
const WORDS: Readonly<Partial<Record<FormName, string>>> = {
  newPayment: 'pagamento',
  newDiscount: 'desconto',
  splitBill: 'divisão da conta',
  deskCancellation: 'cancelamento de reserva',
  courtClosure: 'fechamento de quadras',
  courtReopening: 'reabertura de horários',
  reservationNote: 'observação',
  reservationGiving: 'troca de jogador',
  newPrice: 'mudança de horário',
  billPayment: 'mensalidade a receber',
  billForgiveness: 'perdão de mensalidade',
  billRule: 'regra das mensalidades',
  linkRefusal: 'resposta a um link de pagamento',
  seriesRefusal: 'recusa de pedido de mensalista',
  seriesEnd: 'encerramento de mensalista',
  creditPayout: 'devolução de crédito',
  creditDebt: 'dívida de crédito',
  voucherSale: 'venda de voucher',
  newVoucher: 'voucher novo',
  recharge: 'créditos de voucher',
  voucherReturn: 'devolução de um voucher',
  newTill: 'abertura do caixa',
  cashIn: 'entrada no caixa',
  cashOut: 'saída do caixa',
  tillCount: 'contagem do caixa',
  newAlteration: 'alteração de horários',
  manyAlterations: 'alteração de vários horários',
  openingHours: 'horário de funcionamento',
};
const ANY = 'o que você digitava';

/** `Continuar: reserva de Rui, 19:00` */
export function unfinishedText({ path, forms }: Unfinished): string {
  return `Continuar: ${forms.includes(BOOKING_DRAFT) ? bookingText(path) : (wordOf(forms) ?? ANY)}`;
}

function bookingText(path: string): string {
  const [hour] = new URL(path, location.origin).searchParams.getAll('hora').flatMap((hours) => hours.split('.'));
  const name = nameInDraft();
  return `reserva${name && ` de ${name}`}${hour === undefined ? '' : `, ${hourLabel(Number(hour))}`}`;
}

/** A draft's name is that of its form, before the id of what it is about. */
function wordOf(forms: readonly string[]): string | undefined {
  const words: Readonly<Partial<Record<string, string>>> = WORDS;
  return forms.map((form) => words[form.split(' ', 1)[0] ?? '']).find(Boolean);
}
