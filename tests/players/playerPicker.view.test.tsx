import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AxiosAdapter } from 'axios';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { SEARCH_PAUSE_MS } from '#domain/people/player.ts';
import { AppContext } from '../../src/shared/runtime/AppContext.tsx';
import { createApp } from '../../src/app/createApp.ts';
import { type PickedPlayer, PlayerPicker } from '../../src/shared/people/PlayerPicker.tsx';

const PLAYERS = [
  { _id: '0190c8f0-1111-7222-8333-444455550001', name: 'Ana Lima', city: 'Santos' },
  { _id: '0190c8f0-1111-7222-8333-444455550002', name: 'Ana Moura' },
  { _id: '0190c8f0-1111-7222-8333-444455550003', name: 'Ana Prado', city: 'Guarujá' },
];

let clock: SimulatedClock;
let picked: PickedPlayer | null;
const asked: unknown[] = [];
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  clock = new SimulatedClock();
  picked = null;
  asked.length = 0;
  const adapter: AxiosAdapter = (config) => {
    asked.push(config.params);
    const body = { data: { players: PLAYERS }, pages: 1 };
    return Promise.resolve({ data: body, status: 200, statusText: 'OK', headers: {}, config });
  };
  const app = createApp({ adapter, clock, follow: () => undefined, prefetch: () => undefined });
  render(
    <MantineProvider>
      <AppContext value={app}>
        <QueryClientProvider client={app.queryClient}>
          <Picker />
        </QueryClientProvider>
      </AppContext>
    </MantineProvider>,
  );
});
afterEach(cleanup);

function Picker() {
  const [value, setValue] = useState<PickedPlayer | null>(null);
  const onPick = (player: PickedPlayer | null) => {
    picked = player;
    setValue(player);
  };
  return <PlayerPicker label="Cliente" value={value} onPick={onPick} />;
}

const box = () => screen.getByRole('combobox', { name: 'Cliente' });
const activeText = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

async function search(name: string): Promise<void> {
  fireEvent.change(box(), { target: { value: name } });
  act(() => clock.increment(SEARCH_PAUSE_MS));
  await screen.findAllByRole('option');
  box().focus();
}

test('is a combobox whose arrows go round its options, and whose Enter takes one', async () => {
  expect(box().getAttribute('aria-expanded')).toBe('false');
  await search('ana');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(activeText()).toContain('Ana Lima');
  await user.keyboard('{ArrowUp}');
  expect(activeText()).toContain('Ana Prado');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeText()).toContain('Ana Moura');
  await user.keyboard('{Enter}');
  expect(picked).toEqual({ id: PLAYERS[1]?._id, name: 'Ana Moura' });
  expect(box()).toHaveProperty('value', 'Ana Moura');
  expect(screen.queryAllByRole('option')).toEqual([]);
});

test('a finger takes an option too; typing on lets it go and looks anew', async () => {
  await search('an');
  await user.click(screen.getByRole('option', { name: /Ana Prado/ }));
  expect(picked).toEqual({ id: PLAYERS[2]?._id, name: 'Ana Prado', city: 'Guarujá' });
  fireEvent.change(box(), { target: { value: 'Ana Pr' } });
  expect(picked).toBeNull();
  expect(box()).toHaveProperty('value', 'Ana Pr');
});

test('Escape and the cross empty it', async () => {
  await search('an');
  await user.keyboard('{Escape}');
  expect(box()).toHaveProperty('value', '');
  await search('ana');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Escolher outro jogador' }));
  expect([picked, box().getAttribute('value')]).toEqual([null, '']);
});

test('asks once for a name that is typed letter by letter, and never for one letter', async () => {
  for (const name of ['a', 'an', 'ana', 'ana ']) {
    fireEvent.change(box(), { target: { value: name } });
    act(() => clock.increment(SEARCH_PAUSE_MS - 1));
  }
  expect(asked).toEqual([]);
  act(() => clock.increment(1));
  await waitFor(() => expect(asked).toEqual([{ name: 'ana ' }]));
});
