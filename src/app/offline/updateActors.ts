import { fromCallback } from 'xstate';
import type { WorkerOrder } from '#domain/offline/worker.ts';
import { updateMachine, type VersionEvent } from '../../../machines/installed/update.ts';
import { onVersions } from './versions.ts';

const TAKE_OVER: WorkerOrder = 'takeOver';

/** The chart of updates, connected to the service worker. */
export function provideUpdate() {
  return updateMachine.provide({
    actors: {
      followVersions: fromCallback<VersionEvent>(({ sendBack }) => onVersions((type) => sendBack({ type }))),
    },
    actions: {
      orderTakeOver: () => void takeOver().catch(() => undefined),
    },
  });
}

/** Without one that waits nothing is told, and the chart says so after its wait. */
async function takeOver(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  registration?.waiting?.postMessage(TAKE_OVER);
}
