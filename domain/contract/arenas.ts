import { Schema } from 'effect';
import { ArenaSummary } from '../arenas/arenaSummary.ts';
import { ANYBODY, endpoint } from './endpoint.ts';

/** The list of the first page. It stands apart: a first visit loads what it is made of, and no more. */
export const arenasEndpoints = {
  allArenas: endpoint({
    method: 'GET',
    path: '/api/v1/arenas/all',
    callers: ANYBODY,
    summary: 'Todas as arenas, para o diretório com busca',
    reply: Schema.Struct({ allArenas: Schema.Array(ArenaSummary) }),
    shared: true,
    failures: [],
  }),
};
