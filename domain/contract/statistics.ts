import { Schema } from 'effect';
import { CustomerStatistics, DailyMoney, MonthlyMoney, ReservationStatistics } from '../statistics/statistics.ts';
import { ReservationSheet } from '../agenda/agenda.ts';
import { ListedHour, MonthOccupancy, OccupancyHoursQuery } from '../agenda/monthOccupancy.ts';
import { Taking, TakingNote } from '../statistics/takings.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
import { IsoMonth } from '../values/days/month.ts';
import { TotalReais } from '../values/money.ts';
import { DateQuery, MonthQuery } from '../values/query.ts';

const OWN = { callers: MANAGEMENT, failures: ['arena_not_found'] } as const;

/** Revenue, reservations and best customers of the owner's arena. */
export const statisticsEndpoints = {
  dailyFinancialStats: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/daily-financial-stats',
    summary: 'Total vendido e a receber de um dia',
    query: DateQuery,
    reply: Schema.Struct({ stats: DailyMoney }),
  }),
  financialStats: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/financial-stats',
    summary: 'Total vendido e a receber de um mês, e a receita média por dia da semana',
    query: MonthQuery,
    reply: Schema.Struct({ stats: MonthlyMoney }),
  }),
  reservationsStats: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/reservations-stats',
    summary: 'Média de reservas por dia da semana em um mês',
    query: MonthQuery,
    reply: Schema.Struct({ stats: ReservationStatistics }),
  }),
  customersStats: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/customers-stats',
    summary: 'Quem mais reservou em um mês, com conta ou só com o cadastro da arena',
    query: MonthQuery,
    reply: Schema.Struct({ stats: CustomerStatistics }),
  }),
  takings: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/takings',
    summary:
      'O que entrou em um mês por dia, forma, quem recebeu e caixa: recebido, devolvido e horas vendidas; e os descontos e sinais mantidos de cada dia',
    query: MonthQuery,
    reply: Schema.Struct({ takings: Schema.Array(Taking), notes: Schema.Array(TakingNote) }),
    addition: true,
  }),
  takingsSheet: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/takings/sheet',
    summary: 'O que entrou em um mês, como planilha (CSV)',
    query: MonthQuery,
    reply: ReservationSheet,
    addition: true,
  }),
  cashBook: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/cash-book',
    summary: 'O livro caixa de um mês para o contador, como planilha (CSV): cada pagamento é uma linha, com o saldo',
    query: MonthQuery,
    reply: ReservationSheet,
    addition: true,
  }),
  occupancy: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/statistics/occupancy',
    summary:
      'A ocupação das quadras em um mês, por quadra, dia da semana e hora, ao lado do mês anterior e do mesmo mês do ano anterior; e quanto custam as horas vazias',
    query: Schema.Struct({ month: IsoMonth }),
    reply: Schema.Struct({ occupancy: MonthOccupancy }),
    addition: true,
  }),
  occupancyHours: endpoint({
    ...OWN,
    method: 'GET',
    path: '/api/v1/arenas/me/statistics/occupancy/hours',
    summary: 'As horas vendidas ou vazias de um mês, cada uma com sua reserva ou seu preço',
    query: OccupancyHoursQuery,
    // `total` and `price`, what the empty ones cost, are those of all pages.
    reply: Schema.Struct({ hours: Schema.Array(ListedHour), total: Schema.Int, price: TotalReais }),
    paged: true,
    addition: true,
  }),
};
