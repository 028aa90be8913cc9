import type { WireEvent } from './wire.ts';

export const CHANNEL = 'quadra-livre-inspect';

/** Where the visualizer is: a page there is not watched itself. */
export const VISUALIZER_PATH = '/dev/fluxos';

/**
 * A page that can be watched. `id` is the tab's and outlives a reload, `load` does not. `path` is the pattern of its route,
 * never its address.
 */
export interface Page {
  readonly id: string;
  readonly title: string;
  readonly path: string;
}

/** What visualizers and pages say to each other, all on one channel. */
export type Message =
  /** A visualizer: who is there? */
  | { readonly say: 'who' }
  /** A page: this one. */
  | { readonly say: 'here'; readonly page: Page; readonly load: string }
  | { readonly say: 'gone'; readonly pageId: string; readonly load: string }
  /** A visualizer: tell me all. Said again, it means that the visualizer is still there. */
  | { readonly say: 'attach' | 'detach'; readonly pageId: string; readonly viewer: string }
  /** A page, to one that is attached: still there? */
  | { readonly say: 'ping'; readonly pageId: string; readonly viewer: string }
  | {
      readonly say: 'events';
      readonly pageId: string;
      readonly viewer: string;
      readonly load: string;
      readonly events: readonly WireEvent[];
    };

export function post(channel: BroadcastChannel, message: Message): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  channel.postMessage(message);
}
