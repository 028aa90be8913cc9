import { Schema } from 'effect';
import { BookedPage } from '../agenda/booked.ts';
import { ArenaPlayer } from '../people/arenaPlayer.ts';
import { Player, SearchName } from '../people/player.ts';
import { DESK, endpoint } from './endpoint.ts';
import { ById } from './id.ts';
import { Page } from './query.ts';

export const playerEndpoints = {
  players: endpoint({
    method: 'GET',
    path: '/api/v1/players',
    callers: [...DESK, 'player'],
    summary:
      'Para donos de arena, quem já reservou nela, em páginas; com `name`, até 10 jogadores com esse nome, de onde forem. Jogadores só procuram por nome',
    query: Schema.Struct({ name: Schema.optionalKey(SearchName), page: Page }),
    reply: Schema.Struct({ players: Schema.Array(Player) }),
    paged: true,
    failures: ['arena_not_found', 'too_many_requests'],
  }),
  arenaPlayer: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/players/:id',
    callers: DESK,
    summary: 'Um jogador que já reservou na própria arena: o que deve, o crédito, as faltas e os vouchers dele ali',
    params: ById,
    reply: ArenaPlayer,
    failures: ['arena_not_found', 'player_not_found'],
    addition: true,
  }),
  arenaPlayerReservations: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/me/players/:id/reservations',
    callers: DESK,
    summary: 'As reservas de um jogador na própria arena, em páginas',
    params: ById,
    query: Schema.Struct({ page: Page }),
    reply: BookedPage,
    paged: true,
    failures: ['arena_not_found', 'player_not_found'],
    addition: true,
  }),
};
