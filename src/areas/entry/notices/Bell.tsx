import { useQuery } from '@tanstack/react-query';
import { BellLink } from '../../../shared/look/layout/BellLink.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideNotices } from './noticeActors.ts';
import { unreadQuery } from './noticeQueries.ts';
import { countText, unreadText } from './noticeTexts.ts';

type BellProps = { onIntent: (href: string) => void };

/** The way to the notices, with the number of those that are unread. */
export function Bell({ onIntent }: BellProps) {
  useChart(provideNotices, {});
  const { data } = useQuery(unreadQuery);
  const unread = data?.unread ?? 0;
  return <BellLink onIntent={onIntent} {...(unread > 0 && { count: countText(unread), of: unreadText(unread) })} />;
}
