import { Schema } from 'effect';
import { FoundCustomer } from '../customers/customer.ts';
import { SearchName } from '../people/player.ts';
import { DESK, endpoint } from './endpoint.ts';

export const customerEndpoints = {
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
