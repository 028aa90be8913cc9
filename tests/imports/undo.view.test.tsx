import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { reservations } from '#platform/database/schema/reservations.ts';
import { openDesk } from '../api/agenda/desk.ts';
import { csv, line, openImports } from '../api/imports/files.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

test('an owner undoes an import, and reads what stays, why, and where it is', async () => {
  const arena = await world.arena('local', 2);
  const rows = ['Rui', 'Bia'].map((name, index) => line(addDays(world.day, index), `18:00;19:00;Quadra 1;${name};;;;`));
  await openImports(world).run(arena.owner, csv(...rows));
  const [row] = await world.database.orm.select().from(reservations);
  await openDesk(world).note(arena.owner, row?.id ?? '', 'traz a rede');
  const mounted = await openPage(world, ROUTES.ownerImport.path, arena.owner);
  await screen.findByText('Importações dos últimos 7 dias');
  await press(mounted, /^Desfazer importação: /);
  await screen.findByText('Desfazer a importação?');
  await press(mounted, 'Desfazer importação');
  await screen.findByText('Importação desfeita.');
  await screen.findByText(new RegExp(`${row?.guestPlayerName}: tem anotação nova`));
  expect(screen.getByText('Ver na agenda').closest('a')?.getAttribute('href')).toContain(String(row?.id));
  mounted.close();
});
