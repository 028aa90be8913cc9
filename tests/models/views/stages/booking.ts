import { screen, within } from '@testing-library/react';
import { bookingScene, isComplete } from '../../scenes/booking.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import type { Stage } from '../stage.ts';
import { button, closeDialog, dialog, fill, press, STOP_WAITING } from './onScreen.ts';

export async function bookingStage(world: SceneWorld): Promise<Stage> {
  const { scene, code, city, phone, dayName } = await bookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': (played) => press(played, STOP_WAITING),
      'day.picked': (played, event) => press(played, dayName(played.context().day, event['day'])),
      'day.confirmed': (played) => press(played, 'Mudar o dia'),
      'day.declined': (played) => press(played, 'Continuar neste dia'),
      'slot.toggled': async ({ context, user }) => {
        const pressed = context().chosen.length > 0;
        const [chip] = await screen.findAllByRole('button', { name: /^Das .*R\$/, pressed, hidden: true });
        await user.click(chip ?? document.body);
      },
      'hold.pressed': (played) => press(played, 'Continuar'),
      'own.pressed': (played) => press(played, /sua reserva/),
      'sport.picked': async ({ user }) => {
        await user.click((await screen.findAllByRole('radio', { name: 'Futevôlei' }))[0] ?? document.body);
      },
      'voucher.typed': () => fill('Voucher', code),
      'reserve.pressed': (played) => press(played, 'Reservar'),
      'dialog.closed': (played) => closeDialog(played, /^(Pague com PIX|Reserva feita)$/),
    },
    endings: {
      profileCompletion: async (played, output) => {
        await screen.findByRole('dialog', { name: 'Complete seu cadastro' });
        if (!isComplete(output)) return press(played, 'Agora não');
        fill('Cidade', city);
        fill('Telefone', phone);
        await played.user.click(screen.getByLabelText('Feminino'));
        await press(played, 'Salvar e reservar');
      },
    },
    shows: {
      'order.submitting.slow': () => button(STOP_WAITING),
      'order.choosing': () => button('Reservar'),
      'order.choosing.reminded': () => screen.getByText('Escolha pelo menos um horário para prosseguir com a reserva.'),
      'order.confirmingDayChange': () => dialog('Mudar de dia?'),
      'order.submitting.prompt': () => {
        if (button('Reservar').dataset['loading'] === undefined) throw new Error('it does not show that it waits');
      },
      'order.completingProfile': () => dialog('Complete seu cadastro'),
      'order.paying': () => dialog('Pague com PIX'),
      'order.reserved': () => within(dialog('Reserva feita')).getByText('Na arena'),
    },
  };
}
