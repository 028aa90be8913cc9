import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { sceneInBrowser } from '../../e2e/sceneInBrowser.ts';
import { CHANNEL } from '../../../visualizer/live/protocol.ts';
import { lampMachine } from './lamp.ts';

const EVENTS = 10_000;

const scene = sceneInBrowser();
let live: Page;

beforeEach(async () => {
  const context = await scene.browser.newContext({
    baseURL: scene.address,
    viewport: { width: 1440, height: 900 },
  });
  // Of the same origin, but not the app: only what is told here is heard.
  const teller = await context.newPage();
  await teller.goto('/health');
  await teller.evaluate(emitMany, { count: EVENTS, channel: CHANNEL, definition: JSON.stringify(lampMachine.config) });
  live = await context.newPage();
  await live.goto('/dev/fluxos/ao-vivo');
  await live.getByText(`de 10.001 ·`).waitFor();
});

describe('10,000 events', () => {
  it.each(['Eventos', 'Sequência'])('scroll by as %s, no frame of them empty', async (view) => {
    await live.getByRole('tab', { name: view }).click();
    const { frames, empty, most } = await live.evaluate(scrollOver);
    const median = frames.toSorted((a, b) => a - b)[Math.floor(frames.length / 2)] ?? Infinity;
    const worst = Math.max(...frames);
    console.log(
      `${view}: ${frames.length} frames, median ${median.toFixed(1)} ms, worst ${worst.toFixed(1)} ms, rows ≤ ${most}`,
    );
    expect({ empty, fewRows: most < 100 }).toEqual({ empty: 0, fewRows: true });
  });

  it('are filtered while one types', async () => {
    await live.getByRole('searchbox', { name: 'Filtrar por texto' }).fill('note-9999');
    await live.getByText('1 de 10.001 passam pelo filtro').waitFor();
    // The number is there before the rows, which are drawn when there is time.
    const rows = live.getByRole('option', { name: 'switched' });
    await expect.poll(() => rows.count()).toBe(1);
    await rows.click();
    await live.getByRole('region', { name: 'Contexto de lamp' }).getByText('"note-9999"').waitFor();
  });
});

interface Many {
  readonly count: number;
  readonly channel: string;
  readonly definition: string;
}

/** Runs in a page that is no app: tells a visualizer of a lamp that is switched very often. */
function emitMany({ count, channel: name, definition }: Many): void {
  const channel = new BroadcastChannel(name);
  const page = { id: 'lamp', title: 'A lamp', path: '/lamp' };
  const base = { _version: '0.7.2', id: null, rootId: 'x:0', sessionId: 'x:0' };
  const stand = (at: number) => ({ status: 'active', value: at % 2 ? 'warming' : 'off', context: { switched: at } });
  const events = Array.from({ length: count }, (_, at) => {
    const about = { ...base, createdAt: String(1_800_000_000_000 + at * 7) };
    const event = { type: 'switched', note: `note-${at}` };
    return [
      { ...about, type: '@xstate.event', event },
      { ...about, type: '@quadra.transitions', transitions: [`lamp.${at % 2 ? 'off' : 'warming'} switched 0`] },
      { ...about, type: '@xstate.snapshot', event, snapshot: stand(at) },
    ];
  }).flat();
  const actor = {
    ...base,
    createdAt: '1799999999000',
    type: '@xstate.actor',
    name: 'lamp',
    definition,
    snapshot: stand(0),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
  const send = (message: object) => channel.postMessage({ pageId: page.id, load: 'once', ...message });
  const here = { kind: 'here', page };
  const told = new Set<string>();
  channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string; viewer: string }>) => {
    if (data.kind === 'who') send(here);
    if (data.kind !== 'attach' || told.has(data.viewer)) return;
    told.add(data.viewer);
    send({ kind: 'events', viewer: data.viewer, events: [actor, ...events] });
  });
  send(here);
}

/** Runs in the visualizer: scrolls the whole list by, a screen a frame, and takes the time of each frame. */
async function scrollOver() {
  const list = document.querySelector('[role=listbox]');
  const frame = list?.parentElement;
  if (!list || !frame) throw new Error('There is no list');
  const next = () => new Promise<number>((done) => requestAnimationFrame(done));
  const { left, top, width, height } = frame.getBoundingClientRect();
  frame.scrollTop = 0;
  await next();
  const frames: number[] = [];
  let [empty, most, before] = [0, 0, await next()];
  while (frame.scrollTop + frame.clientHeight < frame.scrollHeight - 1) {
    frame.scrollTop += frame.clientHeight;
    const now = await next();
    frames.push(now - before);
    before = now;
    // Where the frame before was scrolled to, there are rows by now.
    const seen = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('[role=option]');
    if (!seen) empty += 1;
    most = Math.max(most, list.querySelectorAll('[role=option]').length);
  }
  return { frames, empty, most };
}
