import { useState } from 'react';
import { lastUpdatedText } from '#domain/offline/lastUpdated.ts';
import { UNANSWERED } from './offlineTexts.ts';
import { useLastUpdated } from './useLastUpdated.ts';

/** How old the page is, while the server does not answer. */
export function LastUpdated({ isOffline }: { isOffline: boolean }) {
  const at = useLastUpdated(isOffline);
  return at === undefined ? null : <Told key={at} at={at} isOffline={isOffline} />;
}

function Told({ at, isOffline }: { at: number; isOffline: boolean }) {
  const [now] = useState(() => new Date());
  return (
    <>
      {!isOffline && <span>{UNANSWERED}</span>} <span>{lastUpdatedText(new Date(at), now)}</span>
    </>
  );
}
