import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { Schema } from 'effect';
import { auditEndpoints } from '#domain/contract/audit.ts';
import { platformAdminEndpoints } from '#domain/contract/platformAdmin.ts';
import { SearchName } from '#domain/people/player.ts';
import type { Call } from '../../../shared/api/call.ts';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import { PLATFORM_ADMIN } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

const isSearchName = Schema.is(SearchName);

/** What fails, is owed, disputed or out of reach, the oldest first. */
export function platformTroublesQuery(call: Call) {
  return queryOptions({
    queryKey: [PLATFORM_ADMIN],
    queryFn: reading(call, platformAdminEndpoints.operation, {}, (data) => data),
  });
}

/** How many entries the audit has, and whether they are what was sealed. */
export function auditQuery(call: Call) {
  return queryOptions({
    queryKey: [PLATFORM_ADMIN, 'audit'],
    queryFn: reading(call, auditEndpoints.audit, {}, (data) => data),
  });
}

/** The platform's arenas, or those that are called so: the hidden ones come first, then the newest. */
export function listedArenasQuery(call: Call, page: number, name: string) {
  const query = { page, ...(isSearchName(name) && { q: name }) };
  return queryOptions({
    queryKey: [PLATFORM_ADMIN, 'arenas', query],
    queryFn: reading(call, publicationEndpoints.listedArenas, { query }, ({ arenas }, pages) => ({ arenas, pages })),
    placeholderData: keepPreviousData,
  });
}
