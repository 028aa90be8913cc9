import { Schema } from 'effect';
import { ClosedTill, DrawerMove, NewTill, Till, TillCount } from '../till/till.ts';
import { DESK, endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';
import { Page } from '../values/query.ts';

const Changed = Schema.Struct({ till: Till });

/** The till of an arena's front desk. */
export const tillEndpoints = {
  openTill: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/till',
    callers: DESK,
    summary: 'O caixa que está aberto na própria arena, se houver, com o que entrou desde a abertura',
    reply: Schema.Struct({ till: Schema.optionalKey(Till) }),
    failures: ['arena_not_found'],
    addition: true,
  }),
  closedTills: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/tills',
    callers: DESK,
    summary: 'Os caixas fechados da própria arena, do mais novo para o mais antigo',
    query: Schema.Struct({ page: Page }),
    reply: Schema.Struct({ tills: Schema.Array(ClosedTill) }),
    paged: true,
    failures: ['arena_not_found'],
    addition: true,
  }),
  till: endpoint({
    method: 'GET',
    path: '/api/v1/tills/:id',
    callers: DESK,
    summary: 'Um caixa da própria arena, aberto ou fechado',
    params: ById,
    reply: Changed,
    failures: ['arena_not_found', 'till_not_found'],
    addition: true,
  }),
  startTill: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/till',
    callers: DESK,
    summary: 'Abre o caixa da própria arena com um fundo de troco; só um fica aberto',
    body: NewTill,
    reply: Changed,
    status: 201,
    failures: ['arena_not_found', 'till_already_open', ...WRITE_FAILURES],
    addition: true,
  }),
  moveCash: endpoint({
    method: 'POST',
    path: '/api/v1/tills/:id/cash',
    callers: DESK,
    summary: 'Registra dinheiro colocado na gaveta (suprimento) ou tirado dela (sangria), com o motivo',
    params: ById,
    body: DrawerMove,
    reply: Changed,
    status: 201,
    failures: ['arena_not_found', 'till_not_found', 'till_closed', ...WRITE_FAILURES],
    addition: true,
  }),
  closeTill: endpoint({
    method: 'PATCH',
    path: '/api/v1/tills/:id/close',
    callers: DESK,
    summary: 'Fecha o caixa com o que foi contado na gaveta; a diferença fica registrada e nada mais muda nele',
    params: ById,
    body: TillCount,
    reply: Changed,
    failures: ['arena_not_found', 'till_not_found', 'till_closed', 'till_changed', ...WRITE_FAILURES],
    addition: true,
  }),
};
