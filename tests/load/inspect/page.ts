import { type InspectionEvent, assign, createActor, setup } from 'xstate';
import { navigationMachine } from '../../../machines/navigation/navigation.ts';
import { openPublisher } from '../../../visualizer/live/publisher.ts';

/** A chart with much in its context: a list of which every event changes one row. */
const ledgerMachine = setup({
  types: {
    context: {} as { rows: readonly { id: number; name: string; sum: number }[] },
    events: {} as { type: 'paid' },
  },
  actions: {
    pay: assign({
      rows: ({ context }) => context.rows.map((row, at) => (at === 7 ? { ...row, sum: row.sum + 1 } : row)),
    }),
  },
}).createMachine({
  id: 'ledger',
  context: { rows: Array.from({ length: 100 }, (_, id) => ({ id, name: `Row ${id}`, sum: 0 })) },
  initial: 'open',
  states: { open: { on: { paid: { target: 'closed', actions: 'pay' } } }, closed: { on: { paid: 'open' } } },
});

type Inspect = (event: InspectionEvent) => void;

const CHARTS = {
  navigation(inspect: Inspect | undefined) {
    const actor = createActor(navigationMachine, { input: { isWide: true }, ...(inspect && { inspect }) }).start();
    return { send: () => actor.send({ type: 'menu.toggled' }), stop: () => actor.stop() };
  },
  ledger(inspect: Inspect | undefined) {
    const actor = createActor(ledgerMachine, inspect && { inspect }).start();
    return { send: () => actor.send({ type: 'paid' }), stop: () => actor.stop() };
  },
} as const;

export type BenchChart = keyof typeof CHARTS;
export type BenchListener = 'none' | 'empty' | 'publisher';

const SLICE = 200;
const publisher = openPublisher(() => ({ title: document.title, path: location.pathname }));
const EARS: Readonly<Record<BenchListener, Inspect | undefined>> = {
  none: undefined,
  empty: () => undefined,
  publisher: publisher.inspect,
};

declare global {
  var runEvents: (chart: BenchChart, listener: BenchListener, count: number) => Promise<number>;
}

/** Events per second that the chart takes; between slices the page may do what else it has to. Runs in the page. */
globalThis.runEvents = async (chart, listener, count) => {
  const { send, stop } = CHARTS[chart](EARS[listener]);
  let spent = 0;
  for (let done = 0; done < count; done += SLICE) {
    const before = performance.now();
    for (let at = 0; at < SLICE; at += 1) send();
    spent += performance.now() - before;
    await new Promise((rest) => setTimeout(rest));
  }
  stop();
  return (count / spent) * 1_000;
};
