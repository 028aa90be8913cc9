import { SEARCH_PAUSE_MS } from '../../../../domain/people/player.ts';
import { ownerBookingScene } from '../../scenes/ownerBooking.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Played, Stage } from '../stage.ts';
import { button, dialog, freeHour, STOP_WAITING, waits } from './onPage.ts';

export async function ownerBookingStage(world: SceneWorld): Promise<Stage> {
  const { scene, code, player, made, dayName } = await ownerBookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'whom.picked': ({ page }, event) =>
        page
          .getByRole('group', { name: 'Para quem é a reserva?' })
          .getByText(event['whom'] === 'guest' ? 'Convidado' : 'Jogador')
          .click(),
      'player.picked': ({ page }, event) =>
        event['player'] === null ? button(page, /^Trocar /).click() : pickPlayer(page, player),
      'guest.typed': ({ page }, event) => page.getByLabel('Nome do convidado').fill(String(event['name'])),
      'day.picked': ({ page, context }, event) => button(page, dayName(context().day, event['day'])).click(),
      'day.confirmed': ({ page }) => button(page, 'Mudar o dia').click(),
      'day.declined': ({ page }) => button(page, 'Continuar neste dia').click(),
      'slot.toggled': ({ page, context }) => {
        const chosen = page.getByRole('button', { name: /^Das .*R\$/, pressed: true });
        return (context().chosen.length > 0 ? chosen.first() : freeHour(page)).click();
      },
      'sport.picked': ({ page }) => page.getByText('Futevôlei').first().click(),
      'voucher.typed': ({ page }) => page.getByLabel('Voucher').fill(code),
      'reserve.pressed': ({ page }) => button(page, 'Reservar').click(),
    },
    shows: {
      'submitting.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      choosing: ({ page }) => page.getByRole('button', { name: 'Reservar', exact: true, disabled: false }).waitFor(),
      'choosing.reminded': ({ page }) =>
        page.getByText('Escolha pelo menos um horário para prosseguir com a reserva.').waitFor(),
      'choosing.unnamed': ({ page }) => page.getByText('Informe o jogador para o qual a reserva será feita').waitFor(),
      confirmingDayChange: ({ page }) => dialog(page, 'Mudar de dia?').waitFor(),
      'submitting.prompt': ({ page }) => waits(page, 'Reservar'),
      made: async ({ page }) => {
        await page.waitForURL((url) => (url.pathname + url.search).startsWith(made));
        await page.getByText('Reserva(s) feita(s) sucesso!').waitFor();
      },
    },
  };
}

async function pickPlayer(page: Played['page'], name: string): Promise<void> {
  await page.getByLabel('Jogador com conta').fill(name);
  await page.evaluate((pause) => globalThis.passTime(pause), SEARCH_PAUSE_MS);
  await page.getByRole('option', { name }).click();
}
