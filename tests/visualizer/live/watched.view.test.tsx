import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StateValue } from 'xstate';
import { Regions } from '../../../visualizer/live/Regions.tsx';
import { Watched } from '../../../visualizer/live/Watched.tsx';
import { catalogueOf } from '../../../visualizer/flows/catalogue.ts';
import { Catalogue } from '../../../visualizer/flows/CatalogueContext.ts';
import { walkFrom } from '../../../visualizer/keptWalk.ts';
import { walkInLink } from '../../../visualizer/step/link.ts';
import { loadWalks } from '../../../visualizer/walks.ts';
import { expectWalk } from '../../models/harness/recordedWalks.ts';
import { lampMachine } from './lamp.ts';
import { recordedLamp } from './made.ts';

const CATALOGUE = catalogueOf([{ id: 'lamp', file: 'lamp.ts', machine: lampMachine }]);
let sent: unknown[] = [];

afterEach(cleanup);

beforeAll(loadWalks);

beforeEach(() => {
  sent = [];
  history.replaceState(null, '', '/dev/fluxos/ao-vivo');
});

async function show() {
  const made = await recordedLamp();
  const user = userEvent.setup();
  // The drawing comes later.
  await act(async () =>
    render(
      <MantineProvider>
        <Catalogue value={CATALOGUE}>
          <Watched recording={made.recording} onSend={(...all) => void sent.push(all)} />
        </Catalogue>
      </MantineProvider>,
    ),
  );
  return { ...made, user };
}

const actors = () => within(screen.getByRole('region', { name: /^Atores/ }));
const log = () => screen.getByRole('listbox', { name: 'Registro de eventos' });
const rows = () => within(log()).getAllByRole('option');
const row = (words: RegExp) => {
  const found = rows().find(({ textContent }) => words.test(textContent ?? ''));
  if (!found) throw new Error(`No row says ${String(words)}`);
  return found;
};
const drawn = () => within(screen.getByRole('region', { name: 'Desenho ao vivo de lamp' }));
const context = () => screen.getByRole('region', { name: 'Contexto de lamp' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Evento mostrado' });

/** The box that sends events. What it needs of the tests comes later, as the drawing does. */
async function openBox() {
  await act(async () => void fireEvent.click(drawn().getByRole('button', { name: 'Enviar evento' })));
  return within(screen.getByRole('region', { name: 'Enviar evento a lamp' }));
}

describe('a parallel state', () => {
  const marked = (value: StateValue, before: StateValue | undefined) => {
    const { container, unmount } = render(<Regions value={value} before={before} />);
    const told = [container.textContent, [...container.querySelectorAll('strong')].map((moved) => moved.textContent)];
    unmount();
    return told;
  };

  // Red when `regionsOf` compares the whole state.
  it('marks the region that moved, and none where all or nothing could be', () => {
    const now = { order: { choosing: 'calm' }, hold: 'none' };
    const text = 'order.choosing.calm & hold.none';
    expect(marked(now, { order: { choosing: 'calm' }, hold: 'checking' })).toEqual([text, ['hold.none']]);
    expect(marked(now, now)).toEqual([text, []]);
    expect(marked(now, undefined)).toEqual([text, []]);
    expect(marked({ awaitingPix: 'asking' }, { awaitingPix: 'resting' })).toEqual(['awaitingPix.asking', []]);
  });
});

describe('the record of a lamp', () => {
  it('names the actors that run, and on demand those that ended', async () => {
    const { user } = await show();
    expect(actors().getByRole('heading').textContent).toBe('Atores 1 em curso1 terminado');
    expect(
      actors()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^lamp p\/x:\d+off$/)]);
    await user.click(actors().getByRole('button', { name: '1 terminado' }));
    expect(
      actors()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^lamp p\/x:\d+off$/), expect.stringMatching(/^warm p\/x:\d+terminou · 'warm'$/)]);
  });

  it('tells the events in order, with the state where it became another', async () => {
    await show();
    expect(rows().map(({ textContent }) => (textContent ?? '').replace(/^[\d:,]+/, ''))).toEqual([
      'lampcomeçouoff',
      'lampswitchedwarming',
      'warmcomeçou',
      "warmresolve'warm'terminou",
      "lampdone(warm)'warm'lit",
      'lampafter(fade)em 60 s',
      'lamplamp.lit',
      'lampafter(fade)off',
    ]);
  });

  it('shows every pane as it was at the event that is touched, and goes on live', async () => {
    const { user, lamp } = await show();
    await user.click(row(/switched/));
    expect(drawn().getByRole('button', { name: 'warming' })).toBeTruthy();
    expect(actors().getByRole('heading').textContent).toBe('Atores 1 em curso');
    expect(context().textContent).toContain('note "first"');
    expect(within(context()).getByText('switched', { selector: 'code' }).closest('li')?.textContent).toBe(
      '~switched01',
    );
    expect(row(/switched/).getAttribute('aria-selected')).toBe('true');

    lamp.send({ type: 'switched' });
    // Warming, its actor's start and reply, lit, its timer and its fact.
    await waitFor(() => expect(screen.getByRole('button', { name: /^Ao vivo/ }).textContent).toBe('Ao vivo+12'));
    expect(drawn().getByRole('button', { name: 'warming' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Ao vivo/ }));
    expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
    expect(slider().getAttribute('aria-valuetext')).toMatch(/^14 de 14/);
  });

  it('goes back and forth by arrows, slider and the list', async () => {
    const { user } = await show();
    await user.keyboard('{ArrowLeft}');
    expect(slider().getAttribute('aria-valuetext')).toBe('8 de 8: after(fade)');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    expect(slider().getAttribute('aria-valuetext')).toBe('7 de 8: lamp.lit');
    fireEvent.change(slider(), { target: { value: '4' } });
    expect(drawn().getByRole('button', { name: 'lit' })).toBeTruthy();
    expect(drawn().getByText('bright')).toBeTruthy();
    log().focus();
    await user.keyboard('{ArrowUp}');
    expect(slider().getAttribute('aria-valuetext')).toBe('4 de 8: resolve');
    await user.keyboard('{Home}');
    expect(slider().getAttribute('aria-valuetext')).toBe('1 de 8: init');
    await user.keyboard('p');
    expect(screen.getByRole('button', { name: 'Pausar' })).toBeTruthy();
  });

  it('filters the log, and says how much passes', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('searchbox', { name: 'Filtrar por texto' }), 'first');
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(screen.getByText('1 de 8 passam pelo filtro')).toBeTruthy();
    await user.clear(screen.getByRole('searchbox', { name: 'Filtrar por texto' }));
    await user.click(screen.getByRole('button', { name: 'Eventos', pressed: true }));
    await user.click(screen.getByRole('button', { name: 'Inícios', pressed: true }));
    await waitFor(() => expect(rows()).toHaveLength(2));
    await user.type(screen.getByRole('searchbox', { name: 'Filtrar por texto' }), 'nothing says this');
    await screen.findByText('Nenhum evento passa pelo filtro.');
  });

  it('draws who told whom', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('tab', { name: 'Sequência' }));
    const options = within(screen.getByRole('listbox', { name: 'Sequência entre atores' })).getAllByRole('option');
    expect(options.map((option) => option.querySelector('span')?.textContent)).toEqual([
      'lamp começou: off',
      'switched, de fora para lamp: warming',
      'warm começou',
      "resolve 'warm', de warm para warm",
      "done(warm) 'warm', de warm para lamp: lit",
      'after(fade), de lamp para lamp',
      'lamp.lit, emitido por lamp',
      'after(fade), de lamp para lamp: off',
    ]);
  });

  // Red when `participantsIn` takes in who was there already.
  it('draws no lifeline for who was there and does nothing', async () => {
    const { user, recording } = await show();
    const bystander = { _version: '0.7.2', createdAt: '0', id: null, rootId: 'p/x:9', sessionId: 'p/x:9' };
    act(() =>
      recording.add([
        {
          ...bystander,
          type: '@xstate.actor',
          name: 'navigation',
          parentId: undefined,
          definition: undefined,
          snapshot: { status: 'active', value: 'wide' },
        },
      ]),
    );
    await waitFor(() => expect(rows()).toHaveLength(9));
    await user.click(screen.getByRole('tab', { name: 'Sequência' }));
    const sequence = within(screen.getByRole('listbox', { name: 'Sequência entre atores' }));
    expect(sequence.getAllByRole('option')).toHaveLength(8);
    expect(sequence.queryByText(/navigation/)).toBe(null);
  });

  it('copies what an event brought, to be changed and sent again', async () => {
    const { user, id } = await show();
    await user.click(row(/switched/));
    await user.click(within(context()).getByRole('button', { name: 'Copiar dados' }));
    await within(context()).findByRole('button', { name: 'Copiado' });
    const pasted = await navigator.clipboard.readText();
    await user.keyboard('p');
    const box = await openBox();
    fireEvent.change(box.getByLabelText('Dados, em JSON'), { target: { value: pasted.replace('first', 'again') } });
    await user.click(box.getByRole('button', { name: /^Enviar/ }));
    expect(sent).toEqual([[id, { type: 'switched', note: 'again' }]]);
  });

  it('copies the actor’s way as a path of the tests', async () => {
    const { user } = await show();
    await user.click(row(/done\(warm\)/));
    await user.click(screen.getByRole('button', { name: 'Copiar como caminho de teste' }));
    await screen.findByText('Caminho de lamp copiado.');
    const walk = walkFrom(JSON.parse(await navigator.clipboard.readText()));
    expect(walk.steps.map(({ state }) => state)).toEqual(['warming', 'lit']);
    expectWalk(lampMachine, walk, 'what was copied');
  });

  it('goes on from any moment in the step mode', async () => {
    const { user } = await show();
    await user.click(row(/done\(warm\)/));
    await user.click(drawn().getByRole('button', { name: 'Seguir daqui' }));
    await waitFor(() => expect(location.pathname).toBe('/dev/fluxos/lamp/passos'));
    const walk = await walkInLink(new URLSearchParams(location.search).get('caminho') ?? '');
    expect(walk?.steps.at(-1)).toMatchObject({ state: 'lit', emitted: [{ type: 'lamp.lit', switched: 1 }] });
  });

  it('sends an event, with data that are written, to an actor that runs', async () => {
    const { user, id } = await show();
    const box = await openBox();
    expect(box.getAllByRole('article').map((card) => card.getAttribute('aria-label'))).toEqual(['evento switched']);
    const editor = box.getByLabelText('Dados, em JSON');
    fireEvent.change(editor, { target: { value: '{ "note": ' } });
    await user.click(box.getByRole('button', { name: /^Enviar/ }));
    expect(sent).toEqual([]);
    fireEvent.change(editor, { target: { value: '{ "note": { "$": "Date", "at": "2026-01-02T00:00:00.000Z" } }' } });
    await user.click(box.getByRole('button', { name: /^Enviar/ }));
    const note = { $: 'Date', at: '2026-01-02T00:00:00.000Z' };
    expect(sent).toEqual([[id, { type: 'switched', note }]]);
    // Not from the past: what is heard there may not be heard now.
    await user.click(row(/switched/));
    expect(drawn().queryByRole('button', { name: 'Enviar evento' })).toBe(null);
  });

  it('forgets what happened, and keeps who runs', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    await screen.findByText('Nada aconteceu ainda. Use o aplicativo na outra aba.');
    expect(actors().getAllByRole('listitem')).toHaveLength(1);
    expect(drawn().getByRole('button', { name: 'off' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Copiar como caminho de teste' }));
    expect(screen.queryByText('Caminho de lamp copiado.')).toBeNull();
  });

  it('keeps the picked actor in the address', async () => {
    const { user } = await show();
    await user.click(actors().getByRole('button', { name: '1 terminado' }));
    await user.click(actors().getByRole('button', { name: /^warm/ }));
    expect(location.search).toBe('?ator=warm');
    screen.getByText('Este ator não é um fluxo: não tem estados para desenhar.');
    await user.click(actors().getByRole('button', { name: /^lamp/ }));
    expect(location.search).toBe('?ator=lamp');
  });
});
