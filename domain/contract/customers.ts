import { Schema } from 'effect';
import { BookedPage } from '../agenda/booked.ts';
import {
  CustomerChange,
  CustomerFilter,
  CustomerRecord,
  FoundCustomer,
  ListedCustomer,
} from '../customers/customer.ts';
import { SearchName } from '../people/player.ts';
import { Page } from '../values/query.ts';
import { ById } from '../values/id.ts';
import { Version, VersionQuery } from '../values/version.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { DESK, endpoint } from './endpoint.ts';

export const customerEndpoints = {
  customers: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers',
    callers: DESK,
    summary:
      'Os clientes da própria arena, com conta ou só com cadastro, por nome, em páginas; com `filter`, só quem deve, tem crédito, é mensalista ou sumiu',
    query: Schema.Struct({ filter: Schema.optionalKey(CustomerFilter), page: Page }),
    reply: Schema.Struct({ customers: Schema.Array(ListedCustomer), total: Schema.Int }),
    paged: true,
    failures: ['arena_not_found'],
    addition: true,
  }),
  customerRecord: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers/:id',
    callers: DESK,
    summary:
      'Um cadastro da própria arena: o que a pessoa deve, quanto gastou no ano, faltas e a observação da recepção',
    params: ById,
    reply: CustomerRecord,
    failures: ['arena_not_found', 'customer_not_found'],
    addition: true,
  }),
  customerReservations: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers/:id/reservations',
    callers: DESK,
    summary: 'As reservas de um cadastro da própria arena, em páginas',
    params: ById,
    query: Schema.Struct({ page: Page }),
    reply: BookedPage,
    paged: true,
    failures: ['arena_not_found', 'customer_not_found'],
    addition: true,
  }),
  changeCustomer: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/customers/:id',
    callers: DESK,
    summary:
      'Corrige nome, telefone e observação de um cadastro da própria arena; com version, só se ninguém o mudou desde então',
    params: ById,
    query: VersionQuery,
    body: CustomerChange,
    reply: Schema.Struct({ version: Version }),
    failures: ['arena_not_found', 'customer_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  findCustomers: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers/found',
    callers: DESK,
    summary:
      'Quem a recepção procura enquanto digita: até 10 clientes da própria arena, por parte do nome ou do telefone, e até 10 outros jogadores, só pelo nome',
    query: Schema.Struct({ q: SearchName }),
    reply: Schema.Struct({ customers: Schema.Array(FoundCustomer) }),
    failures: ['arena_not_found', 'too_many_requests'],
    addition: true,
  }),
};
