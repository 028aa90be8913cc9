import { useMemo, useSyncExternalStore } from 'react';

/** An address at which a file in memory can be looked at; given back when it is shown no more. */
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
