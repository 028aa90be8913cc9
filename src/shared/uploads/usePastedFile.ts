import { useEffect, useEffectEvent } from 'react';

/** Calls `onFile` for a file pasted anywhere on the page; pasted text is left to the fields. */
export function usePastedFile(onFile: (file: File) => void): void {
  const offer = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0];
    if (!file || event.clipboardData.types.includes('text/plain')) return;
    event.preventDefault();
    onFile(file);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => offer(event);
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
