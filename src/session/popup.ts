import { Result, Schema } from 'effect';
import { GoogleMessage } from '../../domain/session/google.ts';
import type { HearOutcome } from '../../machines/session/google.ts';
import { GOOGLE } from './googleTexts.ts';

const NAME = 'quadra-google';
const FEATURES = 'popup,width=480,height=640';
const LOOK_EVERY_MS = 500;

/**
 * An empty window, which says that it waits; `null` when the browser let none open. To be called within the click: later,
 * browsers take it for one that nobody asked for.
 */
export function openPopup(): Window | null {
  const popup = window.open('about:blank', NAME, FEATURES);
  if (!popup || popup.closed) return null;
  const { title, body } = popup.document;
  if (title === '') popup.document.title = GOOGLE.opening;
  body.textContent = GOOGLE.opening;
  body.style.cssText = 'font: 1.0625rem/1.5 system-ui, sans-serif; padding: 2rem; color-scheme: light dark';
  return popup;
}

/** Resolves with the first message that is the popup's own, or once it was closed without one; then it is closed. */
export function hearPopup(popup: Window, nonce: string, signal: AbortSignal): Promise<HearOutcome> {
  return new Promise((resolve) => {
    const over = new AbortController();
    let wasClosed = false;

    const looking = setInterval(() => {
      // Closed counts at the second look: what it said last may still be on its way.
      if (wasClosed) end({ _tag: 'Closed' });
      wasClosed = popup.closed;
    }, LOOK_EVERY_MS);
    addEventListener('message', hear, { signal: over.signal });
    signal.addEventListener('abort', stop, { signal: over.signal });

    function hear(event: MessageEvent): void {
      const message = messageOf(event, popup, nonce);
      if (message) end({ _tag: 'Heard', message });
    }
    function end(outcome: HearOutcome): void {
      stop();
      resolve(outcome);
    }
    function stop(): void {
      over.abort();
      clearInterval(looking);
      popup.close();
    }
  });
}

/**
 * What the popup said, when it is the popup that speaks. Any page may post to this window: another origin, even one that
 * looks like ours, another window of ours, or an older attempt, is not heard.
 */
function messageOf({ origin, source, data }: MessageEvent, popup: Window, nonce: string): GoogleMessage | undefined {
  if (origin !== location.origin) return undefined;
  if (source !== popup) return undefined;
  const message = decode(data);
  return Result.isSuccess(message) && message.success.nonce === nonce ? message.success : undefined;
}

const decode = Schema.decodeUnknownResult(GoogleMessage);
