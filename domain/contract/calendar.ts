import { Schema } from 'effect';
import { CalendarFile } from '../calendar/calendarFile.ts';
import { CalendarFeed } from '../calendar/feed.ts';
import { LinkSecret } from '../session/linkSecret.ts';
import { endpoint } from './endpoint.ts';
import { WRITE_FAILURES } from './failureGroups.ts';
import { ById } from '../values/id.ts';

const PATH = '/api/v1/players/me/calendar-feed';

/** The feed that a player's calendar program reads. The feed itself is no call: it is read with its secret address alone. */
export const calendarEndpoints = {
  calendarFeed: endpoint({
    method: 'GET',
    path: PATH,
    callers: ['player'],
    summary: 'Se o jogador tem um endereço de calendário, e desde quando (acréscimo)',
    reply: CalendarFeed,
    failures: [],
    addition: true,
  }),
  calendarFile: endpoint({
    method: 'GET',
    path: '/api/v1/players/me/calendar-files/:id',
    callers: ['player'],
    summary:
      'Arquivo de calendário de uma reserva, de um horário de mensalista ou de uma inscrição do jogador, pelo seu id (acréscimo)',
    params: ById,
    reply: CalendarFile,
    failures: ['calendar_entry_not_found'],
    addition: true,
  }),
  makeCalendarFeed: endpoint({
    method: 'PUT',
    path: PATH,
    callers: ['player'],
    summary:
      'Cria o endereço de calendário do jogador, com um segredo feito por quem chama; o anterior deixa de valer (acréscimo)',
    body: Schema.Struct({ token: LinkSecret }),
    reply: CalendarFeed,
    failures: [...WRITE_FAILURES],
    addition: true,
  }),
  endCalendarFeed: endpoint({
    method: 'DELETE',
    path: PATH,
    callers: ['player'],
    summary: 'Desliga o endereço de calendário do jogador (acréscimo)',
    reply: Schema.Struct({}),
    failures: [...WRITE_FAILURES],
    addition: true,
  }),
};
