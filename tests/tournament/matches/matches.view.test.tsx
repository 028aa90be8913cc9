import { screen, waitFor, within } from '@testing-library/react';
import { SimulatedClock } from 'xstate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tournamentPath } from '#domain/navigation/paths.ts';
import { openFestival } from '../../api/events/festival.ts';
import { openField } from '../../api/tournament/field.ts';
import { openSceneWorld, type SceneWorld } from '../../models/scenes/sceneWorld.ts';
import { openGates } from '../../models/views/gates.ts';
import { mountApp } from '../../models/views/mount.tsx';
import { button, dialog, fill, press } from '../../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const EVEN = 'Uma partida não termina empatada.';
const TAKEN = 'Esta partida já tem placar. Edite o placar.';

test('of two windows that score a match the later is told, keeps what was typed, and saves over it', async () => {
  const { field, mount } = await openMatches(2);
  const mounted = await mount();
  await press(mounted, /^Definir placar, Ana/);
  const asked = await dialog(/^(Definir|Editar) placar$/);
  const [one, two] = within(asked).getAllByLabelText<HTMLInputElement>(/^Ana \d \/ Bia \d$/);
  await mounted.user.click(button('Salvar placar', asked));
  within(asked).getByText(EVEN);

  fill(one?.labels?.[0]?.textContent ?? '', '7', asked);
  await mounted.user.click(button(/^Um game a mais para/, asked));
  expect(within(asked).queryByText(EVEN)).toBeNull();
  const [match] = await field.matches();
  await field.set(match?._id ?? '', 2, 6);
  await mounted.user.click(button('Salvar placar', asked));
  await within(asked).findByText(TAKEN);
  await within(asked).findByText('Em outra janela foi salvo: 2 - 6');
  expect([one, two].map((input) => input?.value)).toEqual(['7', '1']);

  await mounted.user.click(button('Salvar placar', asked));
  await screen.findByText('Placar corrigido com sucesso!');
  await screen.findByText('7 - 1');
  mounted.close();
});

// Red without `onChange` in GamesChoices.tsx, and without `toldName` in scoreActors.ts.
test('a score is four taps, as many keys, and a correction is told as one', async () => {
  const { mount } = await openMatches(2);
  const mounted = await mount();
  const { user } = mounted;
  await user.click(await screen.findByRole('button', { name: /^Definir placar, Ana/ }));
  const asked = await dialog('Definir placar');
  const [one, two] = within(asked).getAllByRole('group', { name: /^Games de Ana/ });
  if (!one || !two) return expect.fail('two sides');
  await user.click(within(one).getByRole('radio', { name: '6' }));
  await user.click(within(two).getByRole('radio', { name: '4' }));
  await user.click(button('Salvar placar', asked));
  await screen.findByText('Placar salvo com sucesso!');
  await screen.findByText('6 - 4');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(await screen.findByRole('button', { name: /^Editar placar, Ana/ }));
  const again = await dialog('Editar placar');
  const [first] = within(again).getAllByRole('radio', { name: '6', checked: true });
  first?.focus();
  await user.keyboard('57{Enter}');
  await screen.findByText('Placar corrigido com sucesso!');
  await screen.findByText('5 - 7');
  mounted.close();
});

// Red without the games in `walkoverTyped`, and with the note of a walkover that never began.
test('a match that is given up midway keeps its games, and says before what it will come to', async () => {
  const { mount } = await openMatches(2);
  const mounted = await mount();
  const { user } = mounted;
  await user.click(await screen.findByRole('button', { name: /^Definir placar, Ana/ }));
  await user.click(button('Decidir por W.O.', await dialog('Definir placar')));
  const asked = await dialog('Decidir por W.O.');
  within(asked).getByText(/^A partida termina 6 a 0/);
  expect(within(asked).queryAllByRole('group', { name: /^Games de Ana/ })).toEqual([]);
  const [, second] = within(asked).getAllByRole('radio', { name: /^Ana/ });
  if (!second) return expect.fail('two sides');
  await user.click(second);
  await user.click(within(asked).getByRole('radio', { name: 'Lesão' }));
  const [one, two] = within(asked).getAllByRole('group', { name: /^Games de Ana/ });
  if (!one || !two) return expect.fail('two sides');
  await user.click(within(one).getByRole('radio', { name: '2' }));
  await user.click(within(two).getByRole('radio', { name: '1' }));
  within(asked).getByText(/^O placar fica 6 a 1/);
  await user.click(button('Declarar W.O.', asked));
  await screen.findByText('6 - 1');
  screen.getByText(/lesão, com o jogo em andamento$/);
  mounted.close();
});

test('the bracket is chosen as soon as there is one, and the groups stand under an address of their own', async () => {
  const { field, mount } = await openMatches(4);
  await field.playAll();
  const before = await mount();
  await screen.findByRole('heading', { name: 'Fase de Grupos' });
  expect(screen.queryByRole('link', { name: /Chaves/ })).toBeNull();
  expect(screen.getAllByText('Venceu')).toHaveLength(6);
  before.close();

  await field.makeSecondPhase();
  const mounted = await mount();
  await screen.findByRole('heading', { name: 'Chaves do Torneio' });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Final']);
  await mounted.user.click(screen.getByRole('link', { name: /Ver Fase de Grupos/ }));
  await screen.findByRole('heading', { name: 'Fase de Grupos' });
  screen.getByRole('link', { name: /Ver Chaveamento/ });
  mounted.close();
});

/** The organizer's page of a category with so many pairs in one group, whose matches were made. */
async function openMatches(pairs: number) {
  const festival = await openFestival(world);
  const field = await openField(world, festival, pairs);
  await field.draw(1);
  await field.makeMatches();
  const address = { eventId: festival.id, id: field.category, organizerId: festival.organizer.id };
  return {
    field,
    mount: async () =>
      mountApp({
        path: `${tournamentPath({ ...address, name: 'Mista C/D', isForTeams: false })}?tab=matches`,
        session: await world.sessionOf(festival.organizer),
        adapter: openGates(world.app, new Set()).adapter,
        clock: new SimulatedClock(),
        now: world.now,
        inspect: () => undefined,
      }),
  };
}
