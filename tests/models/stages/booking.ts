import { bookingScene, isComplete } from '../scenes/booking.ts';
import type { Played, Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, last, STOP_WAITING } from '../scenes/screen.ts';
import { completeProfile, PROFILE_DIALOG } from './parts/profile.ts';

const CONTINUE = 'Continuar pagamento';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, code, city, phone, dayName } = await bookingScene(world);
  return {
    ...scene,
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'day.picked': ({ screen, context }, event) => screen.press(dayName(context().day, event['day'])),
      'day.confirmed': ({ screen }) => screen.press('Mudar o dia'),
      'day.declined': ({ screen }) => screen.press('Continuar neste dia'),
      'slot.toggled': ({ screen, context }) =>
        screen.press(first(/^Das .*R\$/), { pressed: context().chosen.length > 0 }),
      'hold.pressed': ({ screen }) => screen.press(CONTINUE),
      // The scene's own hour is on a later court than those that the path reserves.
      'own.pressed': ({ screen }) => screen.press(last(/sua reserva/)),
      'sport.picked': ({ screen }) => screen.pick(first('Futevôlei')),
      'voucher.typed': ({ screen }) => screen.fill('Voucher', code),
      'credit.chosen': ({ screen }, event) =>
        screen[event['use'] === true ? 'check' : 'uncheck'](/^Usar meu crédito de R\$/),
      'reserve.pressed': ({ screen }) => screen.press('Reservar'),
      'dialog.closed': ({ screen }) => screen.close(/^(Pague com PIX|Reserva feita)$/),
    },
    endings: {
      profileCompletion: ({ screen }, output) =>
        isComplete(output)
          ? completeProfile(screen, { city, phone }, 'Salvar e reservar')
          : screen.dialog(PROFILE_DIALOG).press('Agora não'),
    },
    shows: {
      'order.submitting.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      'order.choosing': ({ screen }) => screen.canPress('Reservar'),
      'order.choosing.reminded': ({ screen }) =>
        screen.reads('Escolha pelo menos um horário para prosseguir com a reserva.'),
      'order.choosing.limited': ({ screen }) => screen.sees('link', 'Ver minhas reservas'),
      'order.confirmingDayChange': ({ screen }) => screen.sees('dialog', 'Mudar de dia?'),
      'order.submitting.prompt': ({ screen }) => screen.waits('Reservar'),
      'order.opening': ({ screen }) => screen.reads('Abrindo a sua reserva…'),
      'order.left': ({ screen }) => screen.isTitled('Minhas reservas'),
      'hold.checking': seeNoHold,
      'hold.none': seeNoHold,
      // Only where nothing else is asked first.
      'hold.waiting': ({ screen, chart }) =>
        chart().tags.includes('editable') ? screen.sees('button', CONTINUE) : screen.lacks('button', CONTINUE),
      'order.completingProfile': ({ screen }) => screen.sees('dialog', PROFILE_DIALOG),
      'order.paying': ({ screen }) => screen.sees('dialog', 'Pague com PIX'),
      'order.reserved': ({ screen }) => screen.dialog('Reserva feita').reads('Na arena'),
    },
  };
}

async function seeNoHold({ screen }: Played): Promise<void> {
  await screen.lacks('button', CONTINUE);
}
