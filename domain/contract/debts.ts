import { Schema } from 'effect';
import { DebtorPage } from '../debts/debt.ts';
import { DESK, endpoint } from './endpoint.ts';
import { Page } from '../values/query.ts';

/** What is still to be received at the owner's arena for reservations that are over and bills that are late. */
export const debtEndpoints = {
  debts: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/debts',
    callers: DESK,
    summary:
      'Quem deve à própria arena por reservas que já terminaram e mensalidades vencidas, da maior soma para a menor',
    query: Schema.Struct({ page: Page }),
    reply: DebtorPage,
    paged: true,
    failures: ['arena_not_found'],
    addition: true,
  }),
};
