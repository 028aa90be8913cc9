import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Watched } from '../../../visualizer/live/Watched.tsx';
import { recordedLamp } from './made.ts';

afterEach(cleanup);

beforeEach(() => {
  history.replaceState(null, '', '/dev/fluxos/ao-vivo');
});

async function show() {
  const made = await recordedLamp();
  const user = userEvent.setup();
  // The drawing comes later.
  await act(async () =>
    render(
      <MantineProvider>
        <Watched recording={made.recording} />
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
    ).toEqual([expect.stringMatching(/^lamp p\/x:\d+off$/), expect.stringMatching(/^warm p\/x:\d+terminou$/)]);
  });

  it('tells the events in order, with the state where it became another', async () => {
    await show();
    expect(rows().map(({ textContent }) => (textContent ?? '').replace(/^[\d:,]+/, ''))).toEqual([
      'lampcomeçouoff',
      'lampswitchedwarming',
      'warmcomeçou',
      'warmrespondeuterminou',
      'lampdone(warm)lit',
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
    expect(slider().getAttribute('aria-valuetext')).toBe('4 de 8: respondeu');
    await user.keyboard('{Home}');
    expect(slider().getAttribute('aria-valuetext')).toBe('1 de 8: início');
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
      'respondeu, de warm para warm',
      'done(warm), de warm para lamp: lit',
      'after(fade), de lamp para lamp',
      'lamp.lit, contado por lamp',
      'after(fade), de lamp para lamp: off',
    ]);
  });

  it('copies the actor’s way as a path of the tests', async () => {
    const { user } = await show();
    await user.click(row(/done\(warm\)/));
    await user.click(screen.getByRole('button', { name: 'Copiar como caminho de teste' }));
    await screen.findByText('Caminho de lamp copiado.');
    expect((await navigator.clipboard.readText()).split('\n')[0]).toBe('// lamp: off → switched → done(warm) → lit');
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
