import { Schema } from 'effect';
import { Player, SearchName } from '../people/player.ts';
import { endpoint } from './endpoint.ts';
import { Page } from './query.ts';

export const playerEndpoints = {
  players: endpoint({
    method: 'GET',
    path: '/api/v1/players',
    callers: ['arena-owner', 'player'],
    summary:
      'Para donos de arena, quem já reservou nela, em páginas; com `name`, até 10 jogadores com esse nome, de onde forem. Jogadores só procuram por nome',
    query: Schema.Struct({ name: Schema.optionalKey(SearchName), page: Page }),
    reply: Schema.Struct({ players: Schema.Array(Player) }),
    paged: true,
    failures: ['arena_not_found', 'too_many_requests'],
  }),
};
