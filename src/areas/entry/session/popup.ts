import { Result, Schema } from 'effect';
import { GoogleMessage } from '../../../../domain/session/google.ts';
import type { HearOutcome } from '../../../../machines/session/google.ts';
import { GOOGLE } from './google/googleTexts.ts';

const NAME = 'quadra-google';
const FEATURES = 'popup,width=480,height=640';
const LOOK_EVERY_MS = 500;

/** The window in which somebody signs in at Google, from the click that opens it to its last word. */
export class Popup {
  private window: Window | null = null;

  /**
   * Opens it, with a word that it waits. To be called within the click: later, browsers take it for a window that nobody
   * asked for.
   * @returns whether the browser let it
   */
  open(): boolean {
    this.window = window.open('about:blank', NAME, FEATURES);
    if (!this.window || this.window.closed) return false;
    showWaiting(this.window.document);
    return true;
  }

  leadTo(address: string): void {
    this.window?.location.replace(address);
  }

  close(): void {
    this.window?.close();
  }

  /** Resolves with its first message, or once it was closed without one; then it is closed. */
  hear(nonce: string, signal: AbortSignal): Promise<HearOutcome> {
    return new Promise((resolve) => {
      const over = new AbortController();
      let wasClosed = false;

      const looking = setInterval(() => {
        // Closed counts at the second look: what it said last may still be on its way.
        if (wasClosed) end({ _tag: 'Closed' });
        wasClosed = this.window?.closed ?? true;
      }, LOOK_EVERY_MS);
      const hear = (event: MessageEvent) => {
        const message = messageOf(event, this.window, nonce);
        if (message) end({ _tag: 'Heard', message });
      };
      const stop = () => {
        over.abort();
        clearInterval(looking);
        this.close();
      };
      const end = (outcome: HearOutcome) => {
        stop();
        resolve(outcome);
      };
      addEventListener('message', hear, { signal: over.signal });
      signal.addEventListener('abort', stop, { signal: over.signal });
    });
  }
}

/**
 * What the popup said, when it is the popup that speaks. Any page may post to this window: another origin, even one that
 * looks like ours, another window of ours, or an older attempt, is not heard.
 */
function messageOf(event: MessageEvent, popup: Window | null, nonce: string): GoogleMessage | undefined {
  if (event.origin !== location.origin) return undefined;
  if (event.source !== popup) return undefined;
  const message = decode(event.data);
  return Result.isSuccess(message) && message.success.nonce === nonce ? message.success : undefined;
}

const decode = Schema.decodeUnknownResult(GoogleMessage);

function showWaiting(blank: Document): void {
  blank.title = GOOGLE.opening;
  blank.body.textContent = GOOGLE.opening;
  blank.body.style.cssText = 'font: 1.0625rem/1.5 system-ui, sans-serif; padding: 2rem; color-scheme: light dark';
}
