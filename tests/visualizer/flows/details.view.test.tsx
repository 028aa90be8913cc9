import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import Elk from 'elkjs/lib/elk.bundled.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Details } from '../../../visualizer/flows/Details.tsx';
import { Diagram } from '../../../visualizer/flows/Diagram.tsx';
import { graphOf } from '../../../visualizer/flows/graph.ts';
import { layoutOf } from '../../../visualizer/flows/layout.ts';
import { NO_MARKS } from '../../../visualizer/flows/marks.ts';
import type { Walks } from '../../../visualizer/walks.ts';
import { paymentSample } from '../../models/harness/samples/payment.ts';
import { pt } from '../../../visualizer/texts/pt.ts';

const graph = graphOf(paymentSample);
const entry = {
  id: 'paymentSample',
  file: 'machines/payment.ts',
  machine: paymentSample,
  graph,
  states: 5,
  transitions: 7,
  words: '',
};
const approved = 'paymentSample.awaitingPix.asking done(fetchStatus) 0';
const polled = 'paymentSample.awaitingPix.resting after(pixPoll) 0';
const walks: Walks = {
  paymentSample: {
    file: 'tests/models/payment.ts',
    starts: { start: null },
    walks: [
      {
        chart: 'paymentSample',
        title: 'awaitingPix.asking → done(fetchStatus) approved → paid',
        start: 'start',
        state: { awaitingPix: 'asking' },
        taken: [],
        steps: [
          {
            title: 'done(fetchStatus) approved',
            event: { type: 'xstate.done.actor.fetchStatus' },
            state: 'paid',
            taken: [approved],
          },
        ],
      },
    ],
  },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the details of a transition', () => {
  it('name the walk that takes it, its step, and the model', () => {
    render(<Details entry={entry} walks={walks} picked={{ transition: approved }} onPick={() => undefined} />);
    const tests = screen.getByRole('region', { name: 'Testes' });
    expect(within(tests).getByText('passo 1 de 1')).toBeTruthy();
    const steps = [...tests.querySelectorAll('ol li')].map((step) => step.textContent);
    expect(steps).toEqual(['done(fetchStatus) approved']);
    expect(within(tests).getByText('tests/models/payment.ts')).toBeTruthy();
    expect(within(tests).queryByText(/Nenhum teste/)).toBe(null);
  });

  it('say when no test takes it', () => {
    render(<Details entry={entry} walks={walks} picked={{ transition: polled }} onPick={() => undefined} />);
    expect(screen.getByText(/Nenhum teste passa por aqui/)).toBeTruthy();
  });

  it('open their files in the editor while developing', () => {
    const asked = vi.fn((_address: string) => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', asked);
    render(<Details entry={entry} walks={walks} picked={{ transition: approved }} onPick={() => undefined} />);
    fireEvent.click(screen.getByRole('link', { name: 'tests/models/payment.ts' }));
    expect(asked.mock.calls).toEqual([['/__open-in-editor?file=tests%2Fmodels%2Fpayment.ts']]);
  });
});

describe('a drawing', async () => {
  const layout = await layoutOf(graph, new Elk(), pt.chart);

  it('has another stroke where no test goes', () => {
    const { container } = render(
      <svg>
        <Diagram
          layout={layout}
          picked={null}
          marks={{ ...NO_MARKS, untested: new Set([polled]) }}
          onPick={() => undefined}
        />
      </svg>,
    );
    expect(container.querySelectorAll('.chart-arrow.untested')).toHaveLength(1);
    const rows = [...container.querySelectorAll<HTMLElement>('.chart-row.untested')];
    expect(rows.map((row) => row.dataset['transition'])).toEqual([polled]);
  });

  it('has buttons to close its states only where they can be closed', () => {
    const drawing = (onToggle?: (path: string) => void) =>
      render(
        <svg>
          <Diagram layout={layout} picked={null} onPick={() => undefined} onToggle={onToggle} />
        </svg>,
      );
    const { unmount } = drawing();
    expect(screen.queryByRole('button', { name: 'Recolher awaitingPix' })).toBe(null);
    unmount();
    const toggled = vi.fn();
    drawing(toggled);
    fireEvent.click(screen.getByRole('button', { name: 'Recolher awaitingPix' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'estado awaitingPix' }), { key: 'f' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'estado paid' }), { key: 'f' });
    expect(toggled.mock.calls).toEqual([['awaitingPix'], ['awaitingPix']]);
  });
});
