import { useMemo, useSyncExternalStore } from 'react';

/** An object URL for a file in memory; it is revoked when the file changes or the component unmounts. */
export function useObjectUrl(file: Blob | null): string | undefined {
  const address = useMemo(() => addressOf(file), [file]);
  return useSyncExternalStore(address.lend, address.read);
}

function addressOf(file: Blob | null) {
  let url: string | undefined;
  return {
    read: () => url,
    lend: (changed: () => void) => {
      const lent = file ? URL.createObjectURL(file) : undefined;
      url = lent;
      changed();
      return () => {
        url = undefined;
        if (lent !== undefined) URL.revokeObjectURL(lent);
      };
    },
  };
}
