import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROUTES } from '#domain/navigation/routes.ts';
import { fromIsoDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { openSeries, weekOf } from '../api/series/mensalista.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

// Red without `changes` in SeriesForm.tsx, and without `stays` in WeekChoiceLine.tsx.
test('the price of a mensalista changes from a day on; a week that is paid says that it stays', async () => {
  const arena = await world.arena('local', 1);
  const course = { from: toIsoDay(world.today), until: toIsoDay(weekOf(world, 9)) };
  const made = (await openSeries(world, arena).make(course)).body.data.series;
  await openDesk(world).pay(arena.owner, made.weeks[7].reservation);
  const mounted = await openPage(world, ROUTES.ownerSeries.path, arena.owner);
  await mounted.user.click(await screen.findByRole('link', { name: /^Mudar: Rui/ }));
  const form = await screen.findByRole('form', { name: 'Mudar mensalista' });
  within(form).getByDisplayValue('Rui');
  within(form).getByDisplayValue('150,50');
  fill('Preço por semana', '170', form);
  await press(mounted, 'Conferir semanas');
  await screen.findByRole('heading', { name: 'Confira as semanas' });
  await screen.findByText('Fica como está: já tem pagamento ou desconto.');
  await press(mounted, 'Mudar mensalista');
  await screen.findByRole('heading', { name: 'Mensalista mudado' });
  await mounted.user.click(screen.getByRole('link', { name: 'Ver mensalistas' }));
  const { rows } = await world.database.pool.query(
    'select price_centavos::int as price, from_day::text as begins from series where arena_id = $1 order by from_day',
    [arena.id],
  );
  expect(rows.map(({ price }) => price)).toEqual([15_050, 17_000]);
  const [, { begins = '' } = {}] = rows;
  await screen.findByText(`Muda em ${formatDay(fromIsoDay(String(begins)))}: o novo combinado está nesta lista.`);
  expect(screen.getAllByRole('link', { name: /^Mudar: Rui/ })).toHaveLength(1);
  mounted.close();
});
