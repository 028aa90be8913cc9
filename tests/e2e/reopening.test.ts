import { expect, it } from 'vitest';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { openClosing } from '../api/closures/closing.ts';
import { sceneInBrowser } from './sceneInBrowser.ts';
import { told } from './heldClock.ts';

const scene = sceneInBrowser();

// Red without `data-hour` in GridCell.tsx, and without `isIn` in reopenCourts.ts.
it('the rain stops on one court: three taps open it again, and the other stays closed', async () => {
  const { world } = scene;
  const arena = await world.arena('local');
  await openClosing(world, arena).close({ seen: { reservations: 0, atArena: 0, byPix: 0 } });
  const path = agendaPath(toIsoDay(world.day));
  const page = await scene.newPage({ path, session: await world.sessionOf(arena.owner) });
  await page.goto(path);
  await page.getByRole('button', { name: '19:00, Quadra 2, Chuva Reabrir' }).click();
  const form = page.getByRole('dialog', { name: 'Reabrir horários?' });
  await form.getByText('Esta quadra').click();
  await form.getByRole('button', { name: 'Reabrir' }).click();
  await told(page, 'Horários reabertos.');
  await page.getByRole('link', { name: 'Reservar às 18:00 na Quadra 2' }).waitFor();
  const closed = page.getByRole('button', { name: /, Quadra \d, Chuva Reabrir$/ });
  await expect
    .poll(() => closed.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))))
    .toEqual(['18:00', '19:00', '20:00', '21:00'].map((hour) => `${hour}, Quadra 1, Chuva Reabrir`));
});
