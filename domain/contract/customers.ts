import { Schema } from 'effect';
import { ReservationSheet } from '../agenda/agenda.ts';
import { BookedPage } from '../agenda/booked.ts';
import { CustomerChange, CustomerRecord, FoundCustomer, ListedCustomer } from '../customers/customer.ts';
import { CustomersAsked } from '../people/customersAsked.ts';
import { CustomerData } from '../customers/customerData.ts';
import { SearchName } from '../people/player.ts';
import { Page } from '../values/query.ts';
import { ById, Id } from '../values/id.ts';
import { Version, VersionQuery } from '../values/version.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { REACH_CODES } from './reachFailures.ts';
import { DESK, endpoint, MANAGEMENT } from './endpoint.ts';

const JOINING_FAILURES = ['arena_not_found', 'customer_not_found', 'customer_changed', ...WRITE_FAILURES] as const;

export const customerEndpoints = {
  customers: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers',
    callers: DESK,
    summary:
      'Os clientes da própria arena, com conta ou só com cadastro, por nome, em páginas; com `filter`, só quem deve, tem crédito, é mensalista ou sumiu; com `tag`, só quem tem a etiqueta',
    query: Schema.Struct({ ...CustomersAsked, page: Page }),
    reply: Schema.Struct({
      customers: Schema.Array(ListedCustomer),
      total: Schema.Int,
      /** All that the arena's records have, of whatever page. */
      tags: Schema.Array(Schema.String),
    }),
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
      'Corrige um cadastro da própria arena; o CPF, só donos e gerentes; com version, só se ninguém o mudou desde então',
    params: ById,
    query: VersionQuery,
    body: CustomerChange,
    reply: Schema.Struct({ version: Version }),
    failures: ['arena_not_found', 'customer_not_found', 'edit_conflict', ...WRITE_FAILURES],
    addition: true,
  }),
  joinCustomers: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/customers/:id/joined',
    callers: MANAGEMENT,
    summary:
      'Junta outro cadastro a este: são a mesma pessoa. Nada do que foi reservado muda, e dá para separar de novo',
    params: ById,
    body: Schema.Struct({ customer: Id }),
    reply: Schema.Struct({ customer: Id }),
    failures: JOINING_FAILURES,
    addition: true,
  }),
  splitCustomer: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/customers/:id/joined',
    callers: MANAGEMENT,
    summary: 'Separa um cadastro daquele a que foi juntado, com o que tinha vindo com ele',
    params: ById,
    reply: Schema.Struct({ customer: Id }),
    failures: JOINING_FAILURES,
    addition: true,
  }),
  askCustomerAccount: endpoint({
    method: 'POST',
    path: '/api/v1/arenas/me/customers/:id/account',
    callers: MANAGEMENT,
    summary:
      'Pergunta a um jogador com o mesmo telefone, que já reservou por si na arena, se o cadastro é dele: só ele pode juntar',
    params: ById,
    body: Schema.Struct({ player: Id }),
    reply: Schema.Struct({ customer: Id }),
    failures: [...JOINING_FAILURES, ...REACH_CODES],
    addition: true,
  }),
  endCustomerAccount: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/customers/:id/account',
    callers: MANAGEMENT,
    summary: 'Retira a pergunta sobre a conta, ou separa o cadastro da conta a que foi juntado',
    params: ById,
    reply: Schema.Struct({ customer: Id }),
    failures: JOINING_FAILURES,
    addition: true,
  }),
  eraseCustomer: endpoint({
    method: 'DELETE',
    path: '/api/v1/arenas/me/customers/:id',
    callers: MANAGEMENT,
    summary:
      'Apaga um cadastro da própria arena (LGPD): nome, contatos e observações somem, reservas e pagamentos ficam sem a pessoa; só sem reserva futura e sem dívida',
    params: ById,
    reply: Schema.Struct({}),
    failures: ['arena_not_found', 'customer_not_found', 'customer_ahead', 'customer_owes', ...WRITE_FAILURES],
    addition: true,
  }),
  customerData: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers/:id/data',
    callers: MANAGEMENT,
    summary: 'Tudo o que a própria arena guarda sobre a pessoa de um cadastro (LGPD); fica registrado quem pediu',
    params: ById,
    reply: CustomerData,
    failures: ['arena_not_found', 'customer_not_found'],
    addition: true,
  }),
  customerSheet: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/customers/sheet',
    callers: MANAGEMENT,
    summary:
      'Os clientes da própria arena, ou os de um filtro ou etiqueta, como planilha (CSV); fica registrado quem pediu',
    query: Schema.Struct(CustomersAsked),
    reply: ReservationSheet,
    failures: ['arena_not_found'],
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
