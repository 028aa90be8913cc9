import type { AnyActor, InspectionEvent } from 'xstate';
import { CHANNEL, type Message, post } from './protocol.ts';
import { tellTo } from './telling.ts';
import type { WireEvent } from './wire.ts';

const BATCH_MS = 50;
const PING_MS = 5_000;
/** A hidden tab's timers are slow, so what counts is unanswered pings, not time: three are 15 seconds at least. */
const PATIENCE = 3;

interface Line {
  readonly pageId: string;
  readonly load: string;
  readonly viewer: string;
}

/** Tells one visualizer of all living actors, and from then on of everything they do, until it leaves or falls silent. */
export function openBeacon(line: Line, living: readonly AnyActor[], onClose: () => void) {
  const { pageId, load, viewer } = line;
  const channel = new BroadcastChannel(CHANNEL);
  const say = (message: Message) => post(channel, message);
  let batch: WireEvent[] = [];
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    timer = undefined;
    say({ say: 'events', pageId, viewer, load, events: batch });
    batch = [];
  }
  const telling = tellTo(
    (event) => {
      batch.push(event);
      timer ??= setTimeout(send, BATCH_MS);
    },
    { prefix: `${load}/`, hidesSecrets: true },
  );

  const pings = setInterval(() => {
    if (unanswered >= PATIENCE) return close();
    unanswered += 1;
    say({ say: 'ping', pageId, viewer });
  }, PING_MS);
  channel.addEventListener('message', ({ data: told }: MessageEvent<Message>) => {
    if ((told.say !== 'attach' && told.say !== 'detach') || told.pageId !== pageId || told.viewer !== viewer) return;
    if (told.say === 'detach') close();
    else unanswered = 0;
  });
  function close(): void {
    clearInterval(pings);
    clearTimeout(timer);
    removeEventListener('pagehide', close);
    telling.stop();
    channel.close();
    onClose();
  }
  // The page may come back from the browser's cache; the visualizer attaches anew then.
  addEventListener('pagehide', close);

  // A parent is counted before its children.
  living.toSorted((a, b) => count(a) - count(b)).forEach((actor) => telling.introduce(actor));
  return (event: InspectionEvent): void => telling.hear(event);
}

function count({ sessionId }: AnyActor): number {
  return Number(sessionId.replace(/^\D+/, ''));
}
