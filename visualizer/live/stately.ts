import { CONNECTED } from './opener.ts';
import { plain } from './plain.ts';
import type { Recording } from './recording.ts';
import { retold } from './retelling.ts';
import type { WireEvent } from './wire.ts';

/** The name that @statelyai/inspect gives its window, so that a second one takes the place of the first. */
const WINDOW = 'xstateinspector';

/**
 * Opens a window of Stately's tools, or of any that hear @statelyai/inspect, and tells it all that is recorded and all that
 * follows. It is told nothing before it says that it listens, and nothing when it is of another origin by then.
 */
export function openStately(url: string, recording: Recording): { close(): void } {
  const { origin } = new URL(url, location.href);
  const tool = open(url, WINDOW);
  let unfollow: (() => void) | undefined;

  const relay = (events: readonly WireEvent[]) => {
    for (const event of events) {
      if (event.type.startsWith('@xstate.')) tool?.postMessage(masked(event), origin);
    }
  };
  function listen({ source, origin: from, data }: MessageEvent<unknown>): void {
    if (source !== tool || from !== origin || !saysConnected(data)) return;
    unfollow?.();
    relay(retold(recording));
    unfollow = recording.follow(relay);
  }
  addEventListener('message', listen);
  return {
    close() {
      removeEventListener('message', listen);
      if (unfollow) tool?.postMessage({ type: '@statelyai.disconnected' }, origin);
      unfollow?.();
    },
  };
}

/** What is recorded is masked; of what this window would add, nothing leaves it in clear either. */
function masked(event: WireEvent): unknown {
  const hidden = Object.entries(event).map(([name, member]): readonly [string, unknown] => [
    name,
    name === 'event' || name === 'snapshot' ? plain(member, { hidesSecrets: true }) : member,
  ]);
  return Object.fromEntries(hidden);
}

function saysConnected(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === CONNECTED;
}
