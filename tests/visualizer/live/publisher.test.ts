// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type Connection, openConnection } from '../../../visualizer/live/connection.ts';
import { shownPage } from '../../../src/app/shownPage.ts';
import { type Publisher, openPublisher } from '../../../visualizer/live/publisher.ts';
import { CHANNEL, type Message, type Page, post } from '../../../visualizer/live/protocol.ts';
import { Recording } from '../../../visualizer/live/recording.ts';
import { pageId } from '../../../visualizer/live/tab.ts';
import { lampMachine } from './lamp.ts';
import { waitUntil } from '../../waitUntil.ts';

let publisher: Publisher;
let connection: Connection | undefined;
let recording: Recording;

beforeEach(() => {
  recording = new Recording();
  history.replaceState(null, '', '/cliente/arena/1?dia=2026-03-01');
  publisher = openPublisher(shownPage, 'load');
});

afterEach(() => {
  connection?.close();
  connection = undefined;
  publisher.close();
});

/** A lamp that takes as long to warm as the test wants. */
function slowLamp() {
  let warm = (): void => undefined;
  const warming = new Promise<string>((resolve) => {
    warm = () => resolve('warm');
  });
  const machine = lampMachine.provide({ actors: { warm: fromPromise(() => warming) } });
  return { lamp: createActor(machine, { inspect: publisher.inspect }).start(), warm };
}

async function watch(): Promise<Page> {
  connection = openConnection((events) => recording.add(events));
  const page = await waitUntil(() => connection?.pages()[0] ?? fail('no page is known'));
  connection.attach(page.id);
  return page;
}

const names = () => recording.entries.map(({ kind, event }) => event?.type ?? kind);

describe('a page and a visualizer', () => {
  it('copies nothing of what happens while no visualizer is attached', async () => {
    let reads = 0;
    const note = {
      get text() {
        reads += 1;
        return 'read';
      },
    };
    const lamp = createActor(lampMachine, { inspect: publisher.inspect }).start();
    lamp.send({ type: 'switched', note });
    expect(reads).toBe(0);
    await watch();
    await waitUntil(() => expect(names()).toContain('started'));
    lamp.send({ type: 'switched', note });
    expect(reads).toBe(1);
    lamp.stop();
  });

  it('tells of the living actors first, parents before children, then of every event', async () => {
    const over = createActor(lampMachine, { inspect: publisher.inspect }).start();
    over.stop();
    const { lamp, warm } = slowLamp();
    lamp.send({ type: 'switched' });
    const page = await watch();
    expect(page).toEqual({ id: pageId(), title: 'Quadra Livre', path: '/cliente/arena/:id', takesEvents: true });
    await waitUntil(() => expect(recording.actors.map(({ name }) => name)).toEqual(['lamp', 'warm']));
    const [{ sessionId } = { sessionId: '' }] = recording.actors;
    expect(sessionId).toBe(`load/${lamp.sessionId}`);
    expect(recording.snapshotAt(sessionId)?.value).toBe('warming');
    warm();
    await waitUntil(() => expect(recording.snapshotAt(sessionId)?.value).toBe('lit'));
    expect(recording.snapshotAt(sessionId)?.context).toEqual({ switched: 1, password: '•••' });
    lamp.send({ type: 'switched' });
    await waitUntil(() => expect(recording.snapshotAt(sessionId)?.value).toBe('off'));
    lamp.stop();
    await waitUntil(() => expect(recording.isRunningAt(sessionId)).toBe(false));
  });

  it('is silent after a detach, and tells anew after another attach', async () => {
    const { lamp } = slowLamp();
    const page = await watch();
    await waitUntil(() => expect(recording.actors).toHaveLength(1));
    connection?.detach();
    expect(recording.isRunningAt(`load/${lamp.sessionId}`)).toBe(false);
    const before = recording.entries.length;
    lamp.send({ type: 'switched' });
    connection?.attach(page.id);
    await waitUntil(() => expect(recording.isRunningAt(`load/${lamp.sessionId}`)).toBe(true));
    expect(names().slice(before, before + 2)).toEqual(['started', 'started']);
    lamp.stop();
  });

  // Red without the branch of `openSubscription` that takes what is sent.
  it('takes an event for an actor that runs, and whatever else is sent moves nothing', async () => {
    const { lamp } = slowLamp();
    await watch();
    await waitUntil(() => expect(recording.actors).toHaveLength(1));
    connection?.send('load/nobody', { type: 'switched' });
    connection?.send(`load/${lamp.sessionId}`, { type: 'no.such' });
    connection?.send(`load/${lamp.sessionId}`, {
      type: 'switched',
      note: { $: 'Date', at: '2026-01-02T00:00:00.000Z' },
    });
    await waitUntil(() => expect(recording.snapshotAt(`load/${lamp.sessionId}`)?.value).toBe('warming'));
    expect(lamp.getSnapshot().context.switched).toBe(1);
    const heard = recording.entries.find(({ event }) => event?.type === 'switched');
    expect(heard?.event?.['note']).toEqual({ $: 'Date', at: '2026-01-02T00:00:00.000Z' });
    lamp.stop();
  });

  it('attaches again by itself when the tab is loaded anew, and ends the actors of before', async () => {
    const first = createActor(lampMachine, { inspect: publisher.inspect }).start();
    await watch();
    await waitUntil(() => expect(recording.isRunningAt(`load/${first.sessionId}`)).toBe(true));
    publisher.close();
    await waitUntil(() => expect(connection?.pages()).toEqual([]));
    expect(recording.isRunningAt(`load/${first.sessionId}`)).toBe(false);
    publisher = openPublisher(shownPage, 'next');
    const second = createActor(lampMachine, { inspect: publisher.inspect }).start();
    await waitUntil(() => expect(recording.isRunningAt(`next/${second.sessionId}`)).toBe(true));
    [first, second].forEach((lamp) => lamp.stop());
  });

  // Row 47. Red when `shownAs` of live/publisher.ts tells the address or, of a page with parameters, the title.
  it.each([
    ['/esqueceu-senha/qT7_xYz0-AbCdEfGhIjKl', 'Quadra Livre', '/esqueceu-senha/:token'],
    ['/entrar?continue=%2Feventos&email=ana@exemplo.com', 'Entrar', '/entrar'],
    ['/eventos/1/torneio/2/3/Ana%20e%20Bia', 'Quadra Livre', '/eventos/:eventId/torneio/:id/:organizerId/:name'],
    ['/ana@exemplo.com/qT7', 'Quadra Livre', '*'],
  ])('knows of %s no more than its route', async (address, title, path) => {
    history.replaceState(null, '', address);
    document.title = address === '/entrar?continue=%2Feventos&email=ana@exemplo.com' ? 'Entrar' : 'Ana e Bia';
    expect(await watch()).toEqual({ id: pageId(), title, path, takesEvents: true });
  });

  it('does not show the visualizer to itself', async () => {
    history.replaceState(null, '', '/dev/fluxos/ao-vivo');
    const asked = vi.fn();
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => asked(data.kind));
    connection = openConnection(() => undefined);
    await waitUntil(() => expect(asked).toHaveBeenCalledWith('who'));
    publisher.close();
    await waitUntil(() => expect(asked).toHaveBeenCalledWith('gone'));
    expect(asked).not.toHaveBeenCalledWith('here');
    channel.close();
  });

  it('two visualizers hear of one page, each by itself', async () => {
    const lamp = createActor(lampMachine, { inspect: publisher.inspect }).start();
    const page = await watch();
    const other = new Recording();
    const second = openConnection((events) => other.add(events));
    second.attach(page.id);
    await waitUntil(() => expect(other.actors).toHaveLength(1));
    second.close();
    lamp.send({ type: 'switched' });
    await waitUntil(() => expect(names()).toContain('switched'));
    expect(other.entries.some(({ event }) => event?.type === 'switched')).toBe(false);
    lamp.stop();
  });
});

describe('silence', () => {
  it('ends the telling after three pings that nobody answered', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const told = vi.fn();
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => told(data.kind));
    const lamp = createActor(lampMachine, { inspect: publisher.inspect }).start();
    post(channel, { kind: 'attach', pageId: pageId(), viewer: 'silent' });
    await waitUntil(() => expect(told).toHaveBeenCalledWith('events'));
    vi.advanceTimersByTime(15_000);
    await waitUntil(() => expect(told.mock.calls.filter(([kind]) => kind === 'ping')).toHaveLength(3));
    let reads = 0;
    const note = { toJSON: () => (reads += 1) };
    lamp.send({ type: 'switched', note });
    expect(reads).toBe(1);
    vi.advanceTimersByTime(5_000);
    lamp.send({ type: 'switched', note });
    expect(reads).toBe(1);
    lamp.stop();
    channel.close();
    vi.useRealTimers();
  });
});

function fail(message: string): never {
  throw new Error(message);
}
