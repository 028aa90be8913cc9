import { type InstallmentKind, isDiscount } from '#domain/ledger/installment.ts';
import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { returnsTakenBackWith } from '#domain/agenda/received.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';

export const INSTALLMENTS = {
  title: 'Pagamentos da reserva',

  left: 'Falta receber',
  paid: 'Tudo pago',
  total: 'Total',
  received: 'Recebido',
  discounts: 'Descontos',

  list: 'Registros',
  none: 'Nenhum pagamento registrado ainda.',
  confirmed: 'Confirmado na arena',
  nobody: 'Pagamento',
  returned: 'Devolução',
  addPayment: 'Adicionar pagamento',
  addDiscount: 'Adicionar desconto',
  split: 'Dividir',
  give: 'Passar para outra pessoa',

  payer: 'Quem pagou',
  payerHint: 'Opcional',
  value: 'Valor',
  method: 'Como foi pago',
  back: 'Voltar',
  save: 'Registrar',
  tooHigh: 'O valor é maior do que falta pagar.',
  overCredit: 'O crédito do jogador não cobre este valor.',
} as const;

export const FORM_TITLES = {
  payment: 'Novo pagamento',
  discount: 'Novo desconto',
  split: 'Dividir a conta',
} as const;

export const SPLIT = {
  people: 'Dividir por',
  method: 'Como pagam',
  who: 'Quem paga',
  hint: 'Desmarque quem paga depois.',
  info: 'Nome (opcional)',
  nobody: 'Marque quem paga agora.',
} as const;

/** A person of a split bill, before there is a name. */
export const personText = (number: number): string => `Pessoa ${number}`;

/** The names of a person's fields, for those who do not see the row that they stand in. */
export function fieldTexts(number: number) {
  return {
    info: `Nome da pessoa ${number}`,
    value: `Valor da pessoa ${number}`,
    method: `Como paga a pessoa ${number}`,
  } as const;
}

/** `4 pagamentos, R$ 120,00`. */
export function paymentsText(payments: number, sum: number): string {
  return `${payments === 1 ? '1 pagamento' : `${payments} pagamentos`}, ${formatReais(sum)}`;
}

/** What a split bill comes to, and what is left then. */
export function splitText(payments: number, sum: number, left: number): string {
  const paid = `${paymentsText(payments, sum)}.`;
  return left > sum ? `${paid} Ainda vão faltar ${formatReais(left - sum)}.` : paid;
}

export const DELETE = { title: 'Excluir registro?', confirm: 'Excluir registro', decline: 'Manter registro' } as const;

/** The button that fills in what is left as the value. */
export function wholeRest(left: number): string {
  return `Usar tudo o que falta: ${formatReais(left)}`;
}

/** A row's name: the payer, or its kind. */
export function nameOf(installment: { readonly kind?: InstallmentKind; readonly info: string }): string {
  return isDiscount(installment) ? 'Desconto' : installment.info || INSTALLMENTS.nobody;
}

/** Below a row's name: how it was paid, when it was recorded, and by whom, as far as anybody knows. */
export function originOf({
  method,
  at,
  recordedBy,
}: Pick<Reservation['installments'][number], 'method' | 'at' | 'recordedBy'>): string {
  return [method && METHOD_NAMES[method], at && formatPixValidity(at), recordedBy].filter(Boolean).join(' · ');
}

/** `Pagamento de R$ 40,00, Pix` */
export function paymentText(value: number, method: keyof typeof METHOD_NAMES): string {
  return `Pagamento de ${formatReais(value)}, ${METHOD_NAMES[method]}`;
}

export function deleteName(installment: Reservation['installments'][number]): string {
  return `Excluir ${nameOf(installment)}, ${formatReais(installment.value)}`;
}

/** The consequences of deleting the row; it is undefined when another window deleted it first. */
export function deleteText(reservation: Reservation | undefined, id: string): string {
  const again = 'O valor volta a faltar nesta reserva.';
  const installment = reservation?.installments.find((each) => each.id === id);
  if (!reservation || !installment) return again;
  const told = `${nameOf(installment)}, ${formatReais(installment.value)}. ${again}`;
  const returned = returnsTakenBackWith(reservation, id);
  return returned > 0 ? `${told} A devolução de ${formatReais(returned)} também deixa de valer.` : told;
}
