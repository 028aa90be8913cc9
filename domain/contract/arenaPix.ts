import { ArenaPixChange } from '../payment/arenaPix.ts';
import { VersionQuery } from '../values/version.ts';
import { endpoint } from './endpoint.ts';
import { PROOF_FAILURES, WRITE_FAILURES } from './failureGroups.ts';
import { Own } from './settings.ts';

// Apart from the other settings, whose calls every page of an owner knows: it needs the rules of keys.
export const arenaPixEndpoints = {
  updateArenaPix: endpoint({
    method: 'PATCH',
    path: '/api/v1/arenas/me/pix-key',
    callers: ['arena-owner'],
    summary: 'Diz em que chave PIX a própria arena recebe no balcão, ou que em nenhuma',
    query: VersionQuery,
    body: ArenaPixChange,
    reply: Own,
    failures: ['arena_not_found', 'edit_conflict', ...PROOF_FAILURES, ...WRITE_FAILURES],
    addition: true,
  }),
};
