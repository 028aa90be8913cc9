import { type Day, isSameDay } from '#domain/values/days/day.ts';
import { monthName, sentence, spokenDay } from '#domain/values/days/formatDay.ts';
import type { Month } from '#domain/values/days/month.ts';

export const STATISTICS = {
  documentTitle: 'Início · Quadra Livre',
  title: 'Início',
  shortcuts: 'Atalhos',
  agenda: 'Agenda de hoje',
  reserve: 'Fazer reserva',
  debts: 'Pendências',
  till: 'Caixa',
  tournaments: 'Torneios',
  tabs: 'Estatísticas',
  daily: 'Estatísticas diárias',
  monthly: 'Estatísticas mensais',
  occupancy: 'Ocupação',
  failed: 'Não foi possível carregar as estatísticas.',
  loading: 'Carregando estatísticas…',
  kept: 'Sinais mantidos',
  keptHint: 'O que ficou com a arena de reservas canceladas. Não entra no total vendido.',
  atArena: 'Na arena',
  viaPlatform: 'Pela plataforma',
} as const;

export const DAILY = {
  day: 'Dia',
  chooseDay: 'Escolha o dia',
  search: 'Buscar',
  searching: 'Buscando...',
  sold: 'Total vendido no dia',
  soldHint: 'Reservas pagas, confirmadas ou a pagar na arena.',
  net: 'Total a receber no dia',
  netHint: 'O que falta pagar na arena e o que a plataforma ainda vai repassar.',
  nothing: 'Nada foi vendido neste dia.',
  nothingYet: 'Nada vendido neste dia por enquanto. Que tal oferecer um horário a quem sempre joga?',
  seeAgenda: 'Ver a agenda do dia',
} as const;

export const MONTHLY = {
  month: 'Mês',
  year: 'Ano',
  sold: 'Total vendido no mês',
  soldHint: 'Reservas pagas, confirmadas ou a pagar na arena.',
  net: 'Total a receber no mês',
  netHint: 'O que falta pagar na arena e o que a plataforma ainda vai repassar.',
  revenue: 'Média das receitas por dia (R$)',
  reservations: 'Média de reservas por dia',
  weekday: 'Dia da semana',
  average: 'Média',
  noDays: 'Nenhuma reserva no mês selecionado.',
  customers: 'Jogadores que mais reservaram',
  player: 'Jogador',
  total: 'Total de reservas',
  city: 'Cidade',
  phone: 'Telefone',
  nobody: 'Nenhum jogador fez reservas no mês selecionado.',
} as const;

export const TAKINGS_TEXTS = {
  title: 'Recebimentos',
  lead: 'O que entrou por dia, forma e quem recebeu, em todos os caixas e sem caixa, menos o que foi devolvido. O que foi pago com crédito do jogador entrou antes.',
  sheet: 'Baixar planilha',
  cashBook: 'Livro caixa',
  cashBookHint: 'Para o contador: cada pagamento em uma linha, com o saldo.',
  nothing: 'Nada entrou no mês selecionado.',
  sums: 'Resumo dos recebimentos',
  received: 'Recebido',
  returned: 'Devolvido',
  total: 'Entrou no mês',
  hoursSold: 'Horas vendidas',
  hoursSoldHint: 'já contadas no recebido',
  products: 'Produtos',
  productsHint: 'já contados no recebido',
  discounts: 'Descontos',
  discountsHint: 'não entram em nenhuma soma',
  kept: 'Sinais mantidos',
  keptHint: 'de reservas canceladas destes dias; entraram quando foram pagos',
  tills: 'Por caixa',
  opened: 'Aberto em',
  table: 'Por dia e por quem recebeu',
} as const;

/** Such as `Hoje, sábado, 21 de novembro`. */
export function shownDay(day: Day, today: Day): string {
  const text = day.year === today.year ? spokenDay(day) : `${spokenDay(day)} de ${day.year}`;
  return isSameDay(day, today) ? `Hoje, ${text}` : sentence(text);
}

/** Such as `Março de 2026`. */
export function shownMonth({ month, year }: Month): string {
  return `${sentence(monthName({ month }))} de ${year}`;
}

export function monthChoice(month: number): string {
  return sentence(monthName({ month }));
}

export function bestDayText(weekday: string, average: string): string {
  return `${sentence(weekday)} é o melhor dia: ${average} em média.`;
}

/** An average number of reservations, such as `1,5`. */
export function averageText(average: number): string {
  return average.toLocaleString('pt-BR', { maximumFractionDigits: 2 });
}

export function reservationsText(average: number): string {
  return average === 1 ? '1 reserva' : `${averageText(average)} reservas`;
}

export function timesText(reservations: number): string {
  return reservations === 1 ? '1 reserva' : `${reservations} reservas`;
}
