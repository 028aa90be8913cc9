import { queryOptions, skipToken } from '@tanstack/react-query';
import { noticeEndpoints } from '#domain/contract/notices.ts';
import type { ReplyOf } from '#domain/contract/endpoint.ts';
import type { Call } from '../../../shared/api/call.ts';
import { NOTICES } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';

const UNREAD = [NOTICES, 'unread'] as const;

/** A page of what the person is told, the newest first. @param after the page before, by its `next`; empty for the first */
export function noticesQuery(call: Call, after: string) {
  return queryOptions({
    queryKey: [NOTICES, 'list', after],
    queryFn: reading(call, noticeEndpoints.notices, { query: after === '' ? {} : { after } }, (data) => data),
    staleTime: 0,
  });
}

/** How many are unread; the bell's chart asks, and nobody else. */
export const unreadQuery = queryOptions<ReplyOf<(typeof noticeEndpoints)['unreadNotices']>>({
  queryKey: UNREAD,
  queryFn: skipToken,
});
