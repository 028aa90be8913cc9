import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Whether the browser prints right now. What depends on it is drawn before the browser looks at the page. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(listen, () => isPrinting);
}

let isPrinting = false;

function listen(listener: () => void): () => void {
  const tell = (is: boolean) => () => {
    isPrinting = is;
    // The browser prints what is there when its event ends.
    flushSync(listener);
  };
  const [onBegin, onEnd] = [tell(true), tell(false)];
  addEventListener('beforeprint', onBegin);
  addEventListener('afterprint', onEnd);
  return () => {
    removeEventListener('beforeprint', onBegin);
    removeEventListener('afterprint', onEnd);
  };
}
