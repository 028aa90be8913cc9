import { METHOD_NAMES } from '#domain/ledger/movement.ts';
import { paidBillText } from '#domain/ledger/paidBill.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { verdictOf } from '#domain/till/sums.ts';
import type { Closing, TillEntry, TillEntryKind, TillSum } from '#domain/till/till.ts';

export const TILL = {
  documentTitle: 'Caixa · Quadra Livre',
  title: 'Caixa',
  lead: 'O que entrou na arena, por forma de pagamento e por quem registrou.',
  loading: 'Carregando o caixa…',
  failed: 'Não foi possível carregar o caixa.',
  none: 'O caixa está fechado',
  noneHint:
    'Abra o caixa com o fundo de troco. O que for pago na arena a partir daí entra nele, até a contagem no fim do dia.',
  start: 'Abrir caixa',
  openSince: 'Aberto em',
  by: 'por',
  float: 'Fundo de troco',
  close: 'Fechar caixa',
  supply: 'Suprimento',
  withdrawal: 'Sangria',
  methods: 'Por forma de pagamento',
  clerks: 'Por quem registrou',
  somebody: 'Não informado',
  blind: 'aparece na contagem',
  received: 'Recebido',
  credit: 'não é dinheiro que entrou',
  drawer: 'Na gaveta',
  entries: 'Movimentos',
  nothing: 'Nada entrou desde a abertura.',
  cash: 'Dinheiro recebido',
  expected: 'Esperado em dinheiro',
  counted: 'Contado',
  noteLabel: 'Observação',
} as const;

export const START = {
  title: 'Abrir caixa',
  float: 'Fundo de troco',
  floatHint: 'O dinheiro que já está na gaveta.',
  save: 'Abrir caixa',
  dismiss: 'Cancelar',
} as const;

export const DRAWER = {
  cashIn: { title: 'Suprimento', lead: 'Dinheiro colocado na gaveta.', save: 'Registrar suprimento' },
  cashOut: { title: 'Sangria', lead: 'Dinheiro tirado da gaveta.', save: 'Registrar sangria' },
  value: 'Valor',
  reason: 'Motivo',
  dismiss: 'Cancelar',
} as const;

export const COUNT = {
  title: 'Contagem',
  lead: 'Conte o dinheiro da gaveta, com o fundo de troco, e escreva quanto há. O valor esperado aparece depois.',
  counted: 'Contado em dinheiro',
  note: 'Observação',
  noteHint: 'Opcional',
  save: 'Fechar caixa',
  dismiss: 'Voltar',
} as const;

export const RESULT = {
  label: 'Resultado da contagem',
  see: 'Ver e imprimir',
  dismiss: 'Concluir',
} as const;

export const CLOSED = {
  documentTitle: 'Caixa fechado · Quadra Livre',
  title: 'Caixa fechado',
  back: 'Caixa',
  list: 'Caixas fechados',
  none: 'Ainda não há caixas fechados.',
  failed: 'Não foi possível carregar os caixas fechados.',
  pageEmpty: 'Não há caixas nesta página',
  firstPage: 'Ver a primeira página',
  print: 'Imprimir',
  opened: 'Aberto',
  closed: 'Fechado',
  unknown: 'Caixa não encontrado',
  unknownHint: 'O endereço pode estar incompleto, ou o caixa é de outra arena.',
  wayBack: 'Ir para o caixa',
  stillOpen: 'Este caixa ainda está aberto',
} as const;

const KIND_NAMES: Readonly<Record<TillEntryKind, string>> = {
  payment: 'Pagamento',
  refund: 'Devolução',
  undo: 'Desfeito',
  supply: 'Suprimento',
  withdrawal: 'Sangria',
};

/** `05/03/2026, 18:42`, in the arena's time zone. */
export function whenText(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('pt-BR', {
    timeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

/** `Sobra de R$ 1,00`, `Falta de R$ 1,00` or `Confere`. */
export function verdictText(count: Pick<Closing, 'counted' | 'expected'>): string {
  const { kind, centavos } = verdictOf(count);
  if (kind === 'exact') return 'Confere';
  return `${kind === 'over' ? 'Sobra' : 'Falta'} de ${formatReais(centavos)}`;
}

/** With a minus sign of its own width before what went out. */
export function signedText(centavos: number): string {
  return `${centavos < 0 ? '− ' : ''}${formatReais(Math.abs(centavos))}`;
}

export function countText(entries: number): string {
  return entries === 1 ? '1 registro' : `${entries} registros`;
}

/** What an entry is: what it was for, or why the drawer was opened. */
export function entryTitle({ kind, reservation, voucher, sale, player, note }: TillEntry): string {
  if (kind === 'supply' || kind === 'withdrawal') return `${KIND_NAMES[kind]}: ${note}`;
  const what = reservation?.who ?? voucher?.who ?? (sale && (sale.who ?? sale.what)) ?? player ?? KIND_NAMES[kind];
  return kind === 'payment' ? what : `${KIND_NAMES[kind]}: ${what}`;
}

/** When, by which method, who paid, who recorded, and what it was for: a bill's games, the day of a reservation, a voucher or products that were sold. */
export function entryDetail(
  { kind, at, method, by, note, reservation, bill, voucher, sale, player }: TillEntry,
  zone: string,
): string {
  const isDrawer = kind === 'supply' || kind === 'withdrawal';
  return [
    whenText(at, zone),
    !isDrawer && METHOD_NAMES[method],
    !isDrawer && note !== '' && `pago por ${note}`,
    bill && paidBillText(bill),
    reservation && !bill && `reserva de ${formatDay(reservation.date)}`,
    voucher && `voucher ${voucher.code}`,
    sale?.who !== undefined && sale.what,
    player !== undefined && 'crédito do jogador',
    by && `registrado por ${by}`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Below a list that is too long: how many entries are not in it; empty when all are. */
export function moreText(listed: number, all: number): string {
  return all > listed ? `e mais ${countText(all - listed)}, mais antigos` : '';
}

/** `Dinheiro R$ 20,00 · PIX na arena R$ 30,00` */
export function sumsText(sums: readonly TillSum[]): string {
  return sums.map(({ method, value }) => `${METHOD_NAMES[method]} ${signedText(value)}`).join(' · ');
}
