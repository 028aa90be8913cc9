import { Actor, type AnyActor, type InspectionEvent } from 'xstate';
import { CHANNEL, type Message, type Page, VISUALIZER_PATH, post } from './protocol.ts';
import { enterTab, freshName, leaveTab, pageId } from './tab.ts';

/** Apart from the visualizer's code, which a page fetches when one attaches: this much is on every page. */
export interface Ear {
  /** The app's `inspect`. */
  readonly hear: (event: InspectionEvent) => void;
  readonly close: () => void;
}

/**
 * Remembers the living actors, and waits for a visualizer in another tab to ask for them.
 * @param shownAs how the page is called there, without what nobody else may read
 */
export function openEar(shownAs: () => Pick<Page, 'title' | 'path'>, load: string = freshName().slice(0, 4)): Ear {
  const living = new Set<AnyActor>();
  const beacons = new Map<string, ((event: InspectionEvent) => void) | null>();
  let channel: BroadcastChannel | undefined;

  const say = (message: Message) => channel && post(channel, message);
  function announce(): void {
    if (location.pathname.startsWith(VISUALIZER_PATH)) return;
    say({ say: 'here', page: { id: pageId(), ...shownAs() }, load });
  }

  async function attach(viewer: string): Promise<void> {
    beacons.set(viewer, null);
    const { openBeacon } = await import('./beacon.ts');
    if (!beacons.has(viewer)) return;
    const close = () => beacons.delete(viewer);
    beacons.set(viewer, openBeacon({ pageId: pageId(), load, viewer }, [...living], close));
  }

  function listen({ data: told }: MessageEvent<Message>): void {
    if (told.say === 'who') announce();
    if ((told.say !== 'attach' && told.say !== 'detach') || told.pageId !== pageId()) return;
    if (told.say === 'attach' && !beacons.has(told.viewer)) void attach(told.viewer);
    if (told.say === 'detach') beacons.delete(told.viewer);
  }

  // An open channel would keep the page out of the browser's cache of pages to go back to.
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
    say({ say: 'gone', pageId: pageId(), load });
    channel.close();
    channel = undefined;
  }
  addEventListener('pageshow', open);
  addEventListener('pagehide', close);
  open();

  return {
    hear(event) {
      if (event.type === '@xstate.snapshot' && event.actorRef instanceof Actor) {
        if (event.snapshot.status === 'active') living.add(event.actorRef);
        else living.delete(event.actorRef);
      }
      for (const beacon of beacons.values()) beacon?.(event);
    },
    close() {
      removeEventListener('pageshow', open);
      removeEventListener('pagehide', close);
      close();
    },
  };
}
