import { CHANNEL, type Message, type Page, post } from './protocol.ts';
import { Living } from './living.ts';
import { type Opener, listenToOpener } from './opener.ts';
import { freshName } from './tab.ts';
import type { WireEvent, WirePayload } from './wire.ts';

/** The visualizer's side of the channel: finds pages, and receives the events of one of them. */
export interface Connection {
  /** The pages that can be watched, in the order in which they were found. */
  pages(): readonly Page[];
  attach(pageId: string): void;
  detach(): void;
  /** Sends an event to an actor of the attached page. */
  send(sessionId: string, event: WirePayload): void;
  /** Keeps the id of a page that is gone: the connection attaches again when the same tab comes back. */
  readonly attachedTo: string | undefined;
  subscribe(listener: () => void): () => void;
  close(): void;
}

const ASK_MS = 3_000;
/** A page counts as gone after this many unanswered requests. A time limit would fail, as timers in hidden tabs are slow. */
const PATIENCE = 2;

interface Known {
  readonly page: Page;
  readonly load: string | undefined;
  readonly unanswered: number;
}

export function openConnection(onEvents: (events: readonly WireEvent[]) => void): Connection {
  const viewer = freshName();
  const channel = new BroadcastChannel(CHANNEL);
  const send = (message: Message) => post(channel, message);
  const listeners = new Set<() => void>();
  const known = new Map<string, Known>();
  const living = new Living();
  let shown: readonly Page[] = [];
  let attachedTo: string | undefined;

  function changed(): void {
    shown = [...known.values()].map(({ page }) => page);
    listeners.forEach((listener) => listener());
  }
  function receive(events: readonly WireEvent[]): void {
    living.note(events);
    onEvents(events);
  }
  /** Reports the actors of a lost page as ended, because nothing more is known about them. */
  function endAll(): void {
    const ends = living.endAll();
    if (ends.length > 0) onEvents(ends);
  }
  function forget(id: string): void {
    if (!known.delete(id)) return;
    if (id === attachedTo) endAll();
    changed();
  }

  function meet(page: Page, load: string): void {
    const before = known.get(page.id);
    if (page.id === attachedTo) {
      if (before !== undefined && before.load !== load) endAll();
      send({ kind: 'attach', pageId: page.id, viewer });
    }
    known.set(page.id, { page, load, unanswered: 0 });
    if (before?.page.title !== page.title || before.page.path !== page.path) changed();
  }
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (message.kind === 'here') meet(message.page, message.load);
    if (message.kind === 'gone' && known.get(message.pageId)?.load === message.load) forget(message.pageId);
    if ((message.kind !== 'ping' && message.kind !== 'events') || message.viewer !== viewer) return;
    if (message.pageId !== attachedTo) return send({ kind: 'detach', pageId: message.pageId, viewer });
    if (message.kind === 'ping') send({ kind: 'attach', pageId: message.pageId, viewer });
    else receive(message.events);
  });
  function ask(): void {
    for (const [id, { page, load, unanswered }] of known) {
      const isGone = id === opener?.page.id ? opener.isGone() : unanswered >= PATIENCE;
      if (isGone) forget(id);
      else known.set(id, { page, load, unanswered: unanswered + 1 });
    }
    send({ kind: 'who' });
  }
  const opener: Opener | undefined = listenToOpener((page, events) => {
    if (!known.has(page.id)) {
      known.set(page.id, { page, load: undefined, unanswered: 0 });
      // An application that opens this window wants to be watched in it.
      attachedTo ??= page.id;
      changed();
    }
    if (attachedTo === page.id) receive(events);
  });
  addEventListener('pagehide', detach);
  const asking = setInterval(ask, ASK_MS);
  ask();

  function detach(): void {
    if (attachedTo === undefined) return;
    if (attachedTo !== opener?.page.id) send({ kind: 'detach', pageId: attachedTo, viewer });
    attachedTo = undefined;
    endAll();
    changed();
  }
  return {
    pages: () => shown,
    attach(pageId) {
      if (pageId === attachedTo) return;
      detach();
      attachedTo = pageId;
      if (pageId === opener?.page.id) opener.connect();
      else send({ kind: 'attach', pageId, viewer });
      changed();
    },
    detach,
    send(sessionId, event) {
      if (attachedTo !== undefined) send({ kind: 'send', pageId: attachedTo, viewer, sessionId, event });
    },
    get attachedTo() {
      return attachedTo;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      detach();
      removeEventListener('pagehide', detach);
      clearInterval(asking);
      opener?.close();
      channel.close();
    },
  };
}
