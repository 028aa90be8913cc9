import type { WireEvent, WirePayload } from './wire.ts';

export const CHANNEL = 'quadra-livre-inspect';

/** The visualizer's path; pages under it are not watched themselves. */
export const VISUALIZER_PATH = '/dev/fluxos';

/**
 * A page that can be watched. Its `id` is the tab's and survives a reload; the `load` of messages does not. `path` is the
 * pattern of the route, never the address itself.
 */
export interface Page {
  readonly id: string;
  /** Empty where the page has none. */
  readonly title: string;
  readonly path: string;
  /** Whether a visualizer may send events to its actors. */
  readonly takesEvents: boolean;
}

/** Only a page in development takes events: a build leaves out the code that would. */
export const TAKES_EVENTS = import.meta.env.DEV;

/** The messages between visualizers and pages, all on one channel. */
export type Message =
  /** A visualizer asks all pages to announce themselves. */
  | { readonly kind: 'who' }
  /** A page announces itself. */
  | { readonly kind: 'here'; readonly page: Page; readonly load: string }
  | { readonly kind: 'gone'; readonly pageId: string; readonly load: string }
  /** A visualizer asks for a page's events, or stops asking. A repeated 'attach' answers a ping. */
  | { readonly kind: 'attach' | 'detach'; readonly pageId: string; readonly viewer: string }
  /** A page asks an attached visualizer whether it is still there. */
  | { readonly kind: 'ping'; readonly pageId: string; readonly viewer: string }
  /** A visualizer sends an event to one of the page's charts. */
  | {
      readonly kind: 'send';
      readonly pageId: string;
      readonly viewer: string;
      readonly sessionId: string;
      /** Plain data, with the marks of `plainValues.ts`. */
      readonly event: WirePayload;
    }
  | {
      readonly kind: 'events';
      readonly pageId: string;
      readonly viewer: string;
      readonly load: string;
      readonly events: readonly WireEvent[];
    };

export function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}
