import { type StatelyInspectionEvent, createBrowserReceiver } from '@statelyai/inspect';

declare global {
  /** Everything that anybody told this window, and what of it the real receiver took for its own. */
  var told: unknown[];
  var received: StatelyInspectionEvent[];
  var listen: () => void;
}

/** A tool such as Stately's. It says that it listens when it is told to. Runs in the page. */
globalThis.told = [];
globalThis.received = [];
addEventListener('message', ({ data }) => globalThis.told.push(data));
globalThis.listen = () => {
  createBrowserReceiver().subscribe((event) => globalThis.received.push(event));
};
