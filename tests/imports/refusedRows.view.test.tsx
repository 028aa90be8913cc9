import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { contract } from '#domain/contract/contract.ts';
import { csv, line } from '../api/imports/files.ts';
import { orderOf } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { openGates } from '../models/views/gates.ts';
import { type MountedApp, mountApp } from '../models/views/mount.tsx';
import { press } from '../models/views/onScreen.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());
afterEach(() => void vi.restoreAllMocks());

/** Presses 'Baixar as recusadas' and reads the file at the address that the browser follows, with its name. */
async function download(mounted: MountedApp) {
  const followed: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    followed.push(this.pathname);
  });
  await press(mounted, 'Baixar as recusadas');
  await waitFor(() => expect(followed).toHaveLength(1));
  const { headers, body } = await world.app.inject({ url: followed[0] ?? '' });
  vi.restoreAllMocks();
  const name = /filename="([^"]+)"/.exec(String(headers['content-disposition']))?.[1];
  return { names: [name], lines: body.replace('\uFEFF', '').trimEnd().split('\r\n') };
}

// Red without `follow` in download.ts; without `late` in Result.tsx, or when it names what was refused before too.
test('refused rows are saved as they were, with line and reason; what changed since the check stands by itself', async () => {
  const arena = await world.arena('local', 1);
  const { day } = world;
  const mounted = mountApp({
    path: ROUTES.ownerImport.path,
    session: await world.sessionOf(arena.owner),
    adapter: openGates(world.app, new Set()).adapter,
    clock: new SimulatedClock(),
    now: world.now,
    inspect: () => undefined,
  });
  await screen.findByRole('button', { name: 'Escolher planilha' });
  const rows = [
    line(day, '18:00;19:00;Quadra 1;Rui Lima;;;;'),
    line(day, '20:00;21:00;Quadra 9;Cris;;;;"traz ""a"" rede; e bolas"'),
    line(day, '19:00;20:00;Quadra 1;Bia;;;;'),
  ];
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await mounted.user.upload(input, new File([csv(...rows)], 'reservas.csv', { type: 'text/csv' }));
  await screen.findByText('1 linha recusada');

  const asChecked = await download(mounted);
  expect(asChecked.names).toEqual(['linhas-recusadas.csv']);
  const [head = '', ...refused] = asChecked.lines;
  expect(head.split(';').slice(-2)).toEqual(['Linha', 'Motivo']);
  expect(refused).toHaveLength(1);
  expect(refused[0]).toContain('Quadra 9');
  expect(refused[0]).toContain('"traz ""a"" rede; e bolas"');
  expect(refused[0]).toMatch(/;3;.*A arena não tem a quadra/);

  // Red where `asked` is no state: an open question would let the rows in. One answer settles the row, and is sent with the file.
  expect(screen.getByRole('button', { name: 'Importar 2 reservas' })).toHaveProperty('disabled', true);
  await press(mounted, 'Deixar estas linhas de fora');
  await screen.findByText('Fica de fora, como você respondeu');

  // Somebody books Bia's hour before the owner confirms.
  const order = { ...orderOf(arena, day, [19]), guestPlayerName: 'Zeca' };
  const { status } = await world.call(arena.owner, {
    method: 'POST',
    url: contract.makeOwnerReservation.path,
    payload: order,
  });
  expect(status).toBe(201);
  await press(mounted, 'Importar 2 reservas');
  await screen.findByRole('heading', { name: 'Importação concluída' });
  const late = within(await screen.findByRole('region', { name: 'Mudou depois da conferência' }));
  late.getByText('1 linha entrava quando você conferiu e não entrou agora.');
  const [only, ...others] = late.getAllByRole('listitem');
  expect([only?.textContent, others]).toEqual([expect.stringMatching(/^Linha 4.*Mudou agora$/), []]);

  const asDone = await download(mounted);
  expect(asDone.lines.slice(1).map((row) => /;(\d+);[^;]*$/.exec(row)?.[1])).toEqual(['3', '4']);
  await waitFor(() => expect(screen.getAllByText('Recusada').length).toBeGreaterThan(0));
  mounted.close();
});
