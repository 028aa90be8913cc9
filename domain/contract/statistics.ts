import { Schema } from 'effect';
import { CustomerStatistics, DailyMoney, MonthlyMoney, ReservationStatistics } from '../statistics/statistics.ts';
import { ReservationSheet } from '../agenda/agenda.ts';
import { Taking, TakingNote } from '../statistics/takings.ts';
import { endpoint, MANAGEMENT } from './endpoint.ts';
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
};
