import { type AnyActor, type InspectionEvent, StateMachine } from 'xstate';
import { eventWith, fromPlain } from '../plainValues.ts';
import { CHANNEL, type Message, TAKES_EVENTS, post } from './protocol.ts';
import { serializeTo } from './serializer.ts';
import type { WireEvent } from './wire.ts';

const BATCH_MS = 50;
const PING_MS = 5_000;
/** The limit of unanswered pings, at least 15 seconds. A time limit would fail, as timers in hidden tabs are slow. */
const PATIENCE = 3;

interface Address {
  readonly pageId: string;
  readonly load: string;
  readonly viewer: string;
}

/** Sends one visualizer all running actors and then their events, until it detaches or stops answering pings. */
export function openSubscription(address: Address, living: ReadonlySet<AnyActor>, onClose: () => void) {
  const { pageId, load, viewer } = address;
  const channel = new BroadcastChannel(CHANNEL);
  const send = (message: Message) => post(channel, message);
  const prefix = `${load}/`;
  let batch: WireEvent[] = [];
  let unanswered = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function sendBatch(): void {
    timer = undefined;
    send({ kind: 'events', pageId, viewer, load, events: batch });
    batch = [];
  }
  const serializer = serializeTo(
    (event) => {
      batch.push(event);
      timer ??= setTimeout(sendBatch, BATCH_MS);
    },
    { prefix, hidesSecrets: true },
  );

  const pings = setInterval(() => {
    if (unanswered >= PATIENCE) return close();
    unanswered += 1;
    send({ kind: 'ping', pageId, viewer });
  }, PING_MS);
  channel.addEventListener('message', ({ data: message }: MessageEvent<Message>) => {
    if (TAKES_EVENTS && message.kind === 'send' && message.pageId === pageId && message.viewer === viewer) {
      const chart = [...living].find(({ sessionId }) => prefix + sessionId === message.sessionId);
      if (chart?.logic instanceof StateMachine) chart.send(eventWith(message.event, fromPlain));
    }
    if (
      (message.kind !== 'attach' && message.kind !== 'detach') ||
      message.pageId !== pageId ||
      message.viewer !== viewer
    )
      return;
    if (message.kind === 'detach') close();
    else unanswered = 0;
  });
  function close(): void {
    clearInterval(pings);
    clearTimeout(timer);
    removeEventListener('pagehide', close);
    serializer.stop();
    channel.close();
    onClose();
  }
  // If the page comes back from the browser's cache, the visualizer attaches again.
  addEventListener('pagehide', close);

  // XState numbers a parent before its children, so this order sends parents first.
  [...living].toSorted((a, b) => count(a) - count(b)).forEach((actor) => serializer.introduce(actor));
  return (event: InspectionEvent): void => serializer.inspect(event);
}

function count({ sessionId }: AnyActor): number {
  return Number(sessionId.replace(/^\D+/, ''));
}
