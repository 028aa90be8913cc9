import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Schema } from 'effect';
import { auditEndpoints } from '#domain/contract/audit.ts';
import { operationEndpoints } from '#domain/contract/operation.ts';
import { SearchName } from '#domain/people/player.ts';
import type { Call } from '../../../shared/api/call.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import { OPERATION } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

const isSearchName = Schema.is(SearchName);

/** What fails, is owed, disputed or out of reach, the oldest first. */
export function operationQuery(call: Call) {
  return queryOptions({
    queryKey: [OPERATION],
    queryFn: reading(call, operationEndpoints.operation, {}, (data) => data),
  });
}

/** How many entries the audit has, and whether they are what was sealed. */
export function auditQuery(call: Call) {
  return queryOptions({
    queryKey: [OPERATION, 'audit'],
    queryFn: reading(call, auditEndpoints.audit, {}, (data) => data),
  });
}

/** The platform's arenas, or those that are called so: the hidden ones come first, then the newest. */
export function listedArenasQuery(call: Call, page: number, name: string) {
  const query = { page, ...(isSearchName(name) && { q: name }) };
  return queryOptions({
    queryKey: [OPERATION, 'arenas', query],
    queryFn: reading(call, publicationEndpoints.listedArenas, { query }, ({ arenas }, pages) => ({ arenas, pages })),
    placeholderData: keepPreviousData,
  });
}
