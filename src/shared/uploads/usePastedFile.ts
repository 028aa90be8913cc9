import { useEffect, useEffectEvent } from 'react';

/** Hears of a file that is pasted anywhere on the page; text that is pasted into a field stays the field's. */
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
