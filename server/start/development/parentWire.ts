import { portWire, type ToDatabase } from '#platform/database/embedded/portWire.ts';
import type { Wire } from '#platform/database/embedded/wire.ts';
import type { Surroundings } from '#platform/database/openDatabase.ts';
import { StartFailure } from '#platform/StartFailure.ts';

/** The first message asks for the folder's database; the others use it. */
export type ToKeeper = ToDatabase | { readonly type: 'open'; readonly dataDir: string };

/** Reaches the embedded database that the parent process keeps open (`keepDatabase`). */
export async function parentWire(dataDir: string, { onLost }: Surroundings): Promise<Wire> {
  const send = (message: ToKeeper): void => void process.send?.(message);
  const wire = portWire(
    {
      send,
      listen: (take) => void process.on('message', take),
      // Without its parent the server ends anyway.
      onEnd: () => undefined,
      close: () => Promise.resolve(),
    },
    onLost,
  );
  send({ type: 'open', dataDir });
  return wire.catch((error: unknown) => {
    throw new StartFailure({ message: error instanceof Error ? error.message : String(error) });
  });
}
