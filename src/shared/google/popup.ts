import { Result, Schema } from 'effect';
import { GoogleMessage } from '#domain/session/google.ts';
import type { PopupOutcome } from '../../../machines/session/google.ts';
import { GOOGLE } from './googleTexts.ts';

const NAME = 'quadra-google';
const FEATURES = 'popup,width=480,height=640';
const LOOK_EVERY_MS = 500;

/** The popup window of a login at Google, from the click that opens it until it closes. */
export class Popup {
  private window: Window | null = null;

  /**
   * Opens the popup with a waiting message. Call it in the click handler: browsers block a popup that opens later.
   * @returns whether the browser allowed it
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

  /** Resolves with the popup's first message, or once it was closed without one; in each case it closes the popup. */
  awaitMessage(nonce: string, signal: AbortSignal): Promise<PopupOutcome> {
    return new Promise((resolve, reject) => {
      const over = new AbortController();
      let wasClosed = false;

      const looking = setInterval(() => {
        // It counts as closed only at the second check: its last message may still be on its way.
        if (wasClosed) end({ _tag: 'Closed' });
        wasClosed = this.window?.closed ?? true;
      }, LOOK_EVERY_MS);
      const hear = (event: MessageEvent) => {
        try {
          const message = messageOf(event, this.window, nonce);
          if (message) end({ _tag: 'Spoke', message });
        } catch (defect) {
          stop();
          reject(defect);
        }
      };
      const stop = () => {
        over.abort();
        clearInterval(looking);
        this.close();
      };
      const end = (outcome: PopupOutcome) => {
        stop();
        resolve(outcome);
      };
      addEventListener('message', hear, { signal: over.signal });
      signal.addEventListener('abort', stop, { signal: over.signal });
    });
  }
}

/**
 * The popup's message, or `undefined` for any other sender. Any page may post to this window, so it ignores other
 * origins (even look-alikes), our other windows, and earlier attempts, which have another nonce.
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
