import type { DaySummary } from '#domain/agenda/daySummary.ts';
import { NO_SHOW } from '#domain/agenda/noShow.ts';
import type { PixBack, Reservation } from '#domain/booking/reservation.ts';
import { type Day, isSameDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { MoneyNews } from '#domain/payment/charge.ts';

export const AGENDA_TEXTS = {
  documentTitle: 'Minhas reservas · Quadra Livre',
  title: 'Minhas reservas',
  loading: 'Carregando a agenda…',
  failed: 'Não foi possível carregar as reservas deste dia.',
  arenaFailed: 'Não foi possível carregar sua arena.',

  day: 'Dia',
  repeat: 'Repetir toda semana',
  views: 'Ver',
  dayView: 'Dia',
  weekView: 'Semana',
  search: 'Buscar',
  searching: 'Buscando...',
  previous: 'Dia anterior',
  next: 'Próximo dia',
  today: 'Hoje',

  summary: 'Resumo do dia',
  total: 'Total',
  toReceive: 'A receber',
  atArena: 'Na arena',
  viaPlatform: 'Pela plataforma',
  kept: 'Sinais mantidos',
  debts: 'Pendências',
  till: 'Caixa',
  sheets: 'Planilhas',
  daySheet: 'Planilha do dia',
  monthSheet: 'Planilha do mês',
  importSheet: 'Importar reservas',

  none: 'Nenhuma reserva para o dia selecionado',
  noneHint: 'Toque em um horário livre da grade, ou comece por aqui.',
  reserve: 'Fazer reserva',
  noCourts: 'Sua arena ainda não tem quadras',
  noCourtsHint: 'Crie a primeira quadra para começar a receber reservas.',
  createCourt: 'Criar quadra',
  noHours: 'Sua arena ainda não tem horários',
  noHoursHint: 'Crie os horários que podem ser reservados.',
  createHours: 'Criar horários',

  courts: 'Quadras na grade',
  allCourts: 'Todas',
  noCourtShown: 'Escolha pelo menos uma quadra para ver a grade.',
  pages: 'Páginas de quadras',
  previousPage: 'Quadras anteriores',
  nextPage: 'Próximas quadras',

  grid: 'Reservas por hora e quadra',
  sideways: 'Arraste para o lado para ver as outras quadras',
  keys: 'Use as setas para andar pela grade e Enter para abrir.',
  hour: 'Hora',
  now: 'agora',
  free: 'Reservar',
  closed: 'Fechado',
  weekly: (who: string) => `Mensalista: ${who}`,
  offered: (who: string, until: string) => `Oferecido a ${who} até ${until}`,
  past: 'Livre',
  nobody: 'Jogador',
  part: (index: number, of: number) => `${index} de ${of}`,
  left: (sum: string) => `falta ${sum}`,
  deposit: (sum: string) => `sinal ${sum}`,
  paid: 'Tudo pago na arena',
  held: 'Não enviado',

  details: 'Reserva',
  status: 'Situação',
  payment: 'Pagamento',
  returnRefund: 'Devolvi por outro meio',
  gone: 'Esta reserva não está mais na agenda deste dia.',
} as const;

/** Short texts for the cards of the grid. */
export const CARD_NEWS: Readonly<Partial<Record<MoneyNews, string>>> = {
  disputed: 'Em disputa',
  charged_back: 'Disputa perdida',
  unreachable: 'PIX sem conta',
  in_cash: 'Dinheiro a registrar',
};

/** Sentences for the details of a reservation. */
export const NEWS: Readonly<Record<MoneyNews, string>> = {
  refunding: 'Devolução em andamento',
  refunded: 'Pagamento devolvido',
  owed_again: 'Pagamento devolvido. O valor está a receber na arena.',
  refund_refused: 'O banco recusou a devolução. Devolva o valor por outro meio e registre aqui.',
  returned: 'Pagamento devolvido por outro meio',
  disputed: 'Em disputa: quem pagou contestou o PIX no banco.',
  charged_back: 'A disputa do PIX foi perdida e o valor foi retirado.',
  unreachable: 'A conta que recebeu este PIX não está configurada. A cobrança fica guardada até que esteja.',
  in_cash: 'O PIX consta como recebido em dinheiro no painel da conta que recebe. Confira e registre o pagamento.',
};

export function lostText(lost: number): string {
  return `${formatReais(lost)} do PIX foram devolvidos.`;
}

const PIX_BACK: Readonly<Record<PixBack['state'], string>> = {
  refunding: 'devolução em andamento',
  refunded: 'devolvidos',
  refused: 'o banco recusou a devolução. Devolva o valor por outro meio e registre aqui',
  returned: 'devolvidos por outro meio',
};

/** `R$ 80,50 das horas fechadas: devolução em andamento.` */
export function pixBackText({ value, state }: PixBack): string {
  return `${formatReais(value)} das horas fechadas: ${PIX_BACK[state]}.`;
}

export const RETURN_REFUND = {
  title: 'Registrar a devolução?',
  confirm: 'Devolvi por outro meio',
  decline: 'Ainda não',
} as const;

/** The confirmation's text: how much must have been given back, and for which reservation. */
export function returnRefundText(reservation: Reservation | undefined, names: string): string {
  if (!reservation) return 'Registre só depois de devolver o dinheiro.';
  return `${names}. Registre só depois de devolver ${formatReais(refusedOf(reservation))} a quem pagou: isto não pode ser desfeito.`;
}

/** What the bank refused to send back, in centavos: of hours that a closure took, and of the rest. */
function refusedOf({ moneyNews, totalValue, pixBack = [] }: Reservation): number {
  const parts = pixBack.reduce((sum, { value, state }) => (state === 'refused' ? sum + value : sum), 0);
  return parts + (moneyNews === 'refund_refused' ? totalValue : 0);
}

export const COUNTER = {
  title: 'Receber na arena?',
  confirm: 'Receber na arena',
  decline: 'Esperar o PIX',
} as const;

/** The confirmation's text: what becomes of the reservation and of its PIX. */
export function counterText(names: string): string {
  const end = 'O PIX é cancelado e o valor fica a receber na arena: isto não pode ser desfeito.';
  const late = 'Se o PIX for pago mesmo assim, ele volta inteiro para quem pagou.';
  return names === '' ? `${end} ${late}` : `${names}. ${end} ${late}`;
}

export const ATTENDANCE = { markNoShow: NO_SHOW, clearNoShow: 'Compareceu' } as const;

/** `'Hoje, sábado, 21 de novembro de 2026'`; without `'Hoje'` on other days, and on paper. */
export function dayTitle(day: Day, today?: Day): string {
  const title = `${spokenDay(day)} de ${day.year}`;
  return today && isSameDay(day, today)
    ? `Hoje, ${title}`
    : title.charAt(0).toLocaleUpperCase('pt-BR') + title.slice(1);
}

export function countOf({ count }: Pick<DaySummary, 'count'>): string {
  if (count === 0) return 'Nenhuma reserva';
  return count === 1 ? '1 reserva' : `${count} reservas`;
}

export function pageName(page: number): string {
  return `Quadras, página ${page}`;
}
