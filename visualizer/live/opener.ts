import type { Page } from './protocol.ts';
import { wireEventIn } from './received.ts';
import type { WireEvent } from './wire.ts';

/** How tools of @statelyai/inspect say that they are ready to hear. */
export const CONNECTED = '@statelyai.connected';

const PAGE_ID = 'opener';

/** The application that opened this window by @statelyai/inspect; of any origin. */
export interface Opener {
  readonly page: Page;
  /** Asks for what was told before, too. */
  connect(): void;
  isGone(): boolean;
  close(): void;
}

/** Undefined when nobody opened this window, or when the browser lets nobody know. */
export function listenToOpener(hear: (page: Page, events: readonly WireEvent[]) => void): Opener | undefined {
  const application: unknown = globalThis.opener;
  if (!isWindow(application)) return undefined;
  const page = { id: PAGE_ID, title: 'Aplicativo que abriu esta janela', path: '' };

  function listen({ source, origin, data }: MessageEvent<unknown>): void {
    const event = source === application ? wireEventIn(data) : undefined;
    if (event) hear({ ...page, path: origin }, [event]);
  }
  // Whose origin it is, is not known before it speaks, and nothing is told to it but that somebody listens.
  const connect = () => application.postMessage({ type: CONNECTED }, '*');
  addEventListener('message', listen);
  connect();
  return { page, connect, isGone: () => application.closed, close: () => removeEventListener('message', listen) };
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}
