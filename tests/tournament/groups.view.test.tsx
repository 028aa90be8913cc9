import { act, screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tournamentPath } from '#domain/navigation/paths.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openFestival } from '../api/events/festival.ts';
import { openField } from '../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { mountApp } from '../models/views/mount.tsx';
import { button, dialog, fill, press } from '../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const WATCH_MS = 4_000;

test('the organizer draws the groups, is told what cannot be, and makes the matches', async () => {
  const { openAs, organizer } = await openGroups(5);
  const { mounted } = await openAs(organizer);
  await press(mounted, 'Gerar grupos');
  const asked = await dialog('Gerar grupos');
  await within(asked).findByText('5 duplas: 1 grupo de 5');
  fill('Número de grupos', '0', asked);
  await mounted.user.click(button('Gerar grupos', asked));
  within(asked).getByText('Informe o número de grupos');
  fill('Número de grupos', '', asked);
  await mounted.user.click(button('Gerar grupos', asked));
  within(asked).getByText('Informe o número de grupos');
  fill('Número de grupos', '3', asked);
  await mounted.user.click(button('Gerar grupos', asked));
  await within(asked).findByText('Número de grupos inválido para 5 duplas');
  fill('Número de grupos', '2', asked);
  within(asked).getByText('5 duplas: 1 grupo de 3 e 1 grupo de 2');
  await mounted.user.click(button('Gerar grupos', asked));
  await screen.findByText('Grupos gerados com sucesso!');
  await screen.findByRole('table', { name: 'Grupo B' });

  await press(mounted, 'Gerar partidas');
  await mounted.user.click(button('Gerar partidas', await dialog('Gerar partidas?')));
  await screen.findByText('Partidas geradas com sucesso!');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gerar partidas' })).toBeNull());
  mounted.close();
});

test('a score that another session writes down is in the table without a reload', async () => {
  const { openAs, field, stranger } = await openGroups(2);
  await field.draw(1);
  await field.makeMatches();
  const { mounted, clock } = await openAs(stranger);
  const table = await screen.findByRole('table', { name: 'Grupo A' });
  expect(rowsOf(table)).toEqual([
    ['pt', 'atleta', 'pt', 'sg', 'coeficiente'],
    ['1', expect.stringMatching(/^Ana/), '0', '0', '0,000'],
    [expect.stringMatching(/^Bia/)],
    ['2', expect.stringMatching(/^Ana/), '0', '0', '0,000'],
    [expect.stringMatching(/^Bia/)],
  ]);
  expect(within(table).queryByRole('img', { name: 'Classificado' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Gerar/ })).toBeNull();
  await waitFor(() => expect(mounted.app.queryClient.isFetching()).toBe(0));

  const [match] = await field.matches();
  await field.set(match?._id ?? '', 2, 6);
  const winner = match?.doubleTwo.playerOne._id;
  expect(winner).toBeDefined();
  // The question before may still be under way: then this one comes a poll later.
  await waitFor(() => {
    act(() => clock.increment(WATCH_MS));
    expect(rowsOf(table)[1]?.slice(2)).toEqual(['3', '4', '0,750']);
  });
  expect(rowsOf(table)[3]?.slice(2)).toEqual(['0', '-4', '0,250']);
  within(table).getByRole('img', { name: 'Classificado' });
  mounted.close();
});

function rowsOf(table: HTMLElement): string[][] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** A category with so many pairs, as one person sees its groups. */
async function openGroups(pairs: number) {
  const festival = await openFestival(world);
  const field = await openField(world, festival, pairs);
  const address = { eventId: festival.id, id: field.category, organizerId: festival.organizer.id };
  const path = tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false });
  return {
    field,
    organizer: festival.organizer,
    stranger: await world.player({ name: 'Caio Melo' }),
    openAs: async (person: TestPerson) => {
      const clock = new SimulatedClock();
      const mounted = mountApp({
        path: `${path}?tab=groups`,
        session: await world.sessionOf(person),
        adapter: openGates(world.app, new Set()).adapter,
        clock,
        now: world.now,
        inspect: () => undefined,
      });
      return { mounted, clock };
    },
  };
}
