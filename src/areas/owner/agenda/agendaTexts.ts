import type { DaySummary } from '#domain/agenda/daySummary.ts';
import { type Day, isSameDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { MoneyNews } from '#domain/payment/charge.ts';

export const AGENDA_TEXTS = {
  documentTitle: 'Minhas reservas · Quadra Livre',
  title: 'Minhas reservas',
  loading: 'Carregando a agenda…',
  failed: 'Não foi possível carregar as reservas deste dia.',
  arenaFailed: 'Não foi possível carregar sua arena.',

  day: 'Dia',
  views: 'Ver',
  dayView: 'Dia',
  weekView: 'Semana',
  highRows: 'Linhas altas',
  search: 'Buscar',
  searching: 'Buscando...',
  previous: 'Dia anterior',
  next: 'Próximo dia',
  today: 'Hoje',

  summary: 'Resumo do dia',
  occupancy: 'Ocupação',
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
  part: (index: number, of: number) => `${index} de ${of}`,
  left: (sum: string) => `falta ${sum}`,
  deposit: (sum: string) => `sinal ${sum}`,
} as const;

/** Short texts for the cards of the grid. */
export const CARD_NEWS: Readonly<Partial<Record<MoneyNews, string>>> = {
  disputed: 'Em disputa',
  charged_back: 'Disputa perdida',
  unreachable: 'PIX sem conta',
  in_cash: 'Dinheiro a registrar',
};

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
