import { fromCallback } from 'xstate';
import type { PageEvent } from '../../../machines/watch/page.ts';

/** Tells a chart when its page can no longer be seen, also at its start, and when it is seen again. */
export const followPage = fromCallback<PageEvent>(({ sendBack }) => {
  const tell = () => sendBack({ type: document.hidden ? 'page.hidden' : 'page.shown' });
  if (document.hidden) tell();
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
});
