import { bookingScene, isComplete } from '../../scenes/booking.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fillProfile, freeHour, STOP_WAITING, waits } from './onPage.ts';

export async function bookingStage(world: SceneWorld): Promise<Stage> {
  const { scene, code, city, phone, dayName } = await bookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': ({ page }) => button(page, STOP_WAITING).click(),
      'day.picked': ({ page, context }, event) => button(page, dayName(context().day, event['day'])).click(),
      'day.confirmed': ({ page }) => button(page, 'Mudar o dia').click(),
      'day.declined': ({ page }) => button(page, 'Continuar neste dia').click(),
      'slot.toggled': ({ page, context }) => {
        const chosen = page.getByRole('button', { name: /^Das .*R\$/, pressed: true });
        return (context().chosen.length > 0 ? chosen.first() : freeHour(page)).click();
      },
      'hold.pressed': ({ page }) => button(page, 'Continuar').click(),
      // The scene's own hour is on a later court than those that the path reserves.
      'own.pressed': ({ page }) =>
        button(page, /sua reserva/)
          .last()
          .click(),
      'sport.picked': ({ page }) => page.getByText('Futevôlei').first().click(),
      'voucher.typed': ({ page }) => page.getByLabel('Voucher').fill(code),
      'reserve.pressed': ({ page }) => button(page, 'Reservar').click(),
      'dialog.closed': ({ page }) => closeDialog(page, /^(Pague com PIX|Reserva feita)$/),
    },
    endings: {
      profileCompletion: ({ page }, output) =>
        isComplete(output) ? fillProfile(page, { city, phone }) : button(page, 'Agora não').click(),
    },
    shows: {
      'order.submitting.slow': ({ page }) => button(page, STOP_WAITING).waitFor(),
      'order.choosing': ({ page }) =>
        page.getByRole('button', { name: 'Reservar', exact: true, disabled: false }).waitFor(),
      'order.choosing.reminded': ({ page }) =>
        page.getByText('Escolha pelo menos um horário para prosseguir com a reserva.').waitFor(),
      'order.confirmingDayChange': ({ page }) => dialog(page, 'Mudar de dia?').waitFor(),
      'order.submitting.prompt': ({ page }) => waits(page, 'Reservar'),
      'order.completingProfile': ({ page }) => dialog(page, 'Complete seu cadastro').waitFor(),
      'order.paying': ({ page }) => dialog(page, 'Pague com PIX').waitFor(),
      'order.reserved': ({ page }) => dialog(page, 'Reserva feita').getByText('Na arena', { exact: true }).waitFor(),
    },
  };
}
