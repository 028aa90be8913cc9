/** Where the server sends the page that stands for every screen, without a name in it: what the service worker keeps. */
export const SHELL_PATH = '/pagina';

/** The service worker's file. */
export const WORKER_PATH = '/worker.js';

/** Said to the worker: a new one that waits is to take over; everything that was read for somebody is to be forgotten, and nothing told any more. */
export type WorkerOrder = 'takeOver' | 'forget';

/** On a kept reply: when it came from the server, as an ISO instant of this device's clock. */
export const KEPT_AT = 'x-kept-at';
