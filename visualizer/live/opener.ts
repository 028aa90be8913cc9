import type { Page } from './protocol.ts';
import { wireEventIn } from './received.ts';
import type { WireEvent } from './wire.ts';

/** The message with which a tool of @statelyai/inspect reports that it is ready to receive. */
export const CONNECTED = '@statelyai.connected';

const PAGE_ID = 'opener';

/** The application that opened this window through @statelyai/inspect; it may have any origin. */
export interface Opener {
  readonly page: Page;
  /** Asks the application for its events, including the earlier ones. */
  connect(): void;
  isGone(): boolean;
  close(): void;
}

/** Undefined when no application opened this window, or when the browser hides the opener. */
export function listenToOpener(receive: (page: Page, events: readonly WireEvent[]) => void): Opener | undefined {
  const application: unknown = globalThis.opener;
  if (!isWindow(application)) return undefined;
  const page = { id: PAGE_ID, title: '', path: '', takesEvents: false };

  function listen({ source, origin, data }: MessageEvent<unknown>): void {
    const event = source === application ? wireEventIn(data) : undefined;
    if (event) receive({ ...page, path: origin }, [event]);
  }
  // The target origin is '*', because the opener's is unknown before its first message; this message holds no data.
  const connect = () => application.postMessage({ type: CONNECTED }, '*');
  addEventListener('message', listen);
  connect();
  return { page, connect, isGone: () => application.closed, close: () => removeEventListener('message', listen) };
}

function isWindow(value: unknown): value is Window {
  return typeof value === 'object' && value !== null && 'postMessage' in value;
}
