import { CONNECTED } from './opener.ts';
import { plain } from './plain.ts';
import type { Recording } from './recording.ts';
import { replayed } from './replay.ts';
import type { WireEvent } from './wire.ts';

/** The window name of @statelyai/inspect, so that a second window replaces the first. */
const WINDOW = 'xstateinspector';

/**
 * Opens Stately's inspector, or any tool that understands @statelyai/inspect, and sends it the recording and all later
 * events. It sends nothing before the tool reports that it is ready, and nothing if the window has another origin by then.
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
    relay(replayed(recording));
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

/** Our pages' events arrive masked already; this also masks other applications' events before they leave this window. */
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
