import { queryOptions } from '@tanstack/react-query';
import { publicationEndpoints } from '#domain/contract/publication.ts';
import type { Call } from '../../../shared/api/call.ts';
import { OWN_ARENA } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

/** Whether the owner's arena is public, and how far its guide is. What changes the arena makes this stale too. */
export function publicationQuery(call: Call) {
  return queryOptions({
    queryKey: [OWN_ARENA, 'publication'],
    queryFn: reading(call, publicationEndpoints.publication, {}, (data) => data.publication),
  });
}
