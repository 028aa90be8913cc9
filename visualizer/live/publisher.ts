import { Actor, type AnyActor, type InspectionEvent } from 'xstate';
import { CHANNEL, type Message, type Page, TAKES_EVENTS, VISUALIZER_PATH, post } from './protocol.ts';
import { enterTab, freshName, leaveTab, pageId } from './tab.ts';

/** The only part of the visualizer on every page; the page fetches the rest when a visualizer attaches. */
export interface Publisher {
  /** The `inspect` option of the app's actors. */
  readonly inspect: (event: InspectionEvent) => void;
  readonly close: () => void;
}

/**
 * Keeps the running actors, and waits for a visualizer in another tab to ask for them.
 * @param shownAs the page's title and path in the visualizer, without private data
 */
export function openPublisher(
  shownAs: () => Pick<Page, 'title' | 'path'>,
  load: string = freshName().slice(0, 4),
): Publisher {
  const living = new Set<AnyActor>();
  const subscriptions = new Map<string, ((event: InspectionEvent) => void) | null>();
  let channel: BroadcastChannel | undefined;

  const send = (message: Message) => channel && post(channel, message);
  function announce(): void {
    if (location.pathname.startsWith(VISUALIZER_PATH)) return;
    send({ kind: 'here', page: { id: pageId(), ...shownAs(), takesEvents: TAKES_EVENTS }, load });
  }

  async function attach(viewer: string): Promise<void> {
    subscriptions.set(viewer, null);
    const { openSubscription } = await import('./subscription.ts');
    if (!subscriptions.has(viewer)) return;
    const close = () => subscriptions.delete(viewer);
    subscriptions.set(viewer, openSubscription({ pageId: pageId(), load, viewer }, living, close));
  }

  function listen({ data: message }: MessageEvent<Message>): void {
    if (message.kind === 'who') announce();
    if ((message.kind !== 'attach' && message.kind !== 'detach') || message.pageId !== pageId()) return;
    if (message.kind === 'attach' && !subscriptions.has(message.viewer)) void attach(message.viewer);
    if (message.kind === 'detach') subscriptions.delete(message.viewer);
  }

  // `pagehide` closes the channel, since an open one would keep the page out of the back/forward cache.
  function open(): void {
    if (channel) return;
    enterTab();
    channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', listen);
    announce();
  }
  function close(): void {
    if (!channel) return;
    leaveTab();
    send({ kind: 'gone', pageId: pageId(), load });
    channel.close();
    channel = undefined;
  }
  addEventListener('pageshow', open);
  addEventListener('pagehide', close);
  open();

  return {
    inspect(event) {
      if (event.type === '@xstate.snapshot' && event.actorRef instanceof Actor) {
        if (event.snapshot.status === 'active') living.add(event.actorRef);
        else living.delete(event.actorRef);
      }
      for (const subscription of subscriptions.values()) subscription?.(event);
    },
    close() {
      removeEventListener('pageshow', open);
      removeEventListener('pagehide', close);
      close();
    },
  };
}
