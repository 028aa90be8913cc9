import { fromCallback } from 'xstate';
import type { PageEvent } from '../../../machines/watch/page.ts';

/** Tells a chart when its page can no longer be seen, also at its start, and when it is seen again. */
export const followPage = fromCallback<PageEvent>(({ sendBack }) => {
  const send = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (document.hidden) send();
  document.addEventListener('visibilitychange', send);
  return () => document.removeEventListener('visibilitychange', send);
});
