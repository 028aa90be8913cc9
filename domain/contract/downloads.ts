import { Schema } from 'effect';
import { DownloadRequest, MadeSheet, MOST_SHEET_BYTES } from '../downloads/download.ts';
import { ANYBODY, endpoint, SIGNED_IN } from './endpoint.ts';

export const downloadEndpoints = {
  download: endpoint({
    method: 'POST',
    path: '/api/v1/downloads',
    callers: ANYBODY,
    summary:
      'O que outra chamada lê, como arquivo: responde um código que vale por minutos, e GET neste caminho com o código atrás é o arquivo (acréscimo)',
    body: DownloadRequest,
    reply: Schema.Struct({ token: Schema.String }),
    failures: ['calendar_entry_not_found', 'tournament_not_found', 'too_many_requests'],
    addition: true,
  }),
  keepSheet: endpoint({
    method: 'POST',
    path: '/api/v1/downloads/sheets',
    callers: SIGNED_IN,
    summary:
      'Guarda por minutos uma planilha que a página fez, e responde um código como o dos outros arquivos (acréscimo)',
    body: MadeSheet,
    mostBytes: MOST_SHEET_BYTES,
    reply: Schema.Struct({ token: Schema.String }),
    failures: ['too_many_requests'],
    addition: true,
  }),
};
