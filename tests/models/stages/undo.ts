import type { Played, Stage } from '../scenes/scene.ts';
import { HOURS, isDeed, undoScene } from '../scenes/undo.ts';
import { first } from '../scenes/screen.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const BAR = 'Desfazer';
const NOON = 12;

/** Each deed is about another card, the latest hour first. */
export async function stage(world: SceneWorld): Promise<Stage> {
  const hours = [...HOURS];
  let closures = 0;
  const scene = await undoScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('button', /^Confirmar pagamento de Ana Souza, 11:00/),
    acts: {
      'deed.done': async ({ screen, rest }, { deed }) => {
        const kind = isDeed(deed) ? deed.kind : undefined;
        if (kind === 'closure') {
          closures += 1;
          return closeUntil(NOON + closures, { screen, rest });
        }
        const hour = `${String(hours.pop()).padStart(2, '0')}:00`;
        if (kind === 'payment') {
          await screen.press(new RegExp(`^Confirmar pagamento de Ana Souza, ${hour}`));
          return screen.dialog('Como foi pago?').press('Dinheiro');
        }
        if (kind === 'move') {
          await screen.press(new RegExp(`^${hour}, Quadra 1, Ana Souza`));
          await screen.press('Mover');
          return screen.follow(first(/^Reservar às (19|2\d):00 na Quadra 2/));
        }
        if (kind === 'noShow') {
          await screen.press(new RegExp(`^${hour}, Quadra 1, Ana Souza`));
          return screen.press('Não compareceu');
        }
        if (kind === 'giving') {
          await screen.press(new RegExp(`^${hour}, Quadra 1, Ana Souza`));
          await screen.press('Passar para outra pessoa');
          const dialog = screen.dialog('Passar para outra pessoa');
          await dialog.pick('Convidado');
          await dialog.fill('Nome do convidado', 'Rui');
          return dialog.press('Passar reserva');
        }
        await screen.press(new RegExp(`^Cancelar reserva de Ana Souza, ${hour}`));
        return screen.dialog('Cancelar reserva?').press('Cancelar reserva');
      },
      'undo.requested': ({ screen }) => screen.press(BAR),
      'restore.requested': async ({ screen }) => {
        await screen.press(/^18:00, Quadra 1, Cancelada · Ana Souza$/);
        await screen.press('Desfazer cancelamento');
      },
      'moveBack.requested': async ({ screen, readAgain }) => {
        await scene.moveElsewhere();
        await readAgain();
        await screen.press(/^18:00, Quadra 2, Ana Souza/);
        await screen.press('Desfazer mudança');
      },
      'handBack.requested': async ({ screen, readAgain }) => {
        await scene.giveElsewhere();
        await readAgain();
        await screen.press(/^18:00, Quadra 2, Ana Souza/);
        await screen.press('Desfazer troca');
      },
    },
    shows: {
      resting: ({ screen }) => screen.lacks('button', BAR),
      offered: ({ screen }) => screen.sees('button', BAR),
    },
  };
}

/** From noon on, an hour more than the time before: nothing is there before the evening. */
async function closeUntil(hour: number, { screen, rest }: Pick<Played, 'screen' | 'rest'>): Promise<void> {
  await screen.press('Fechar quadras');
  const dialog = screen.dialog('Fechar quadras');
  await dialog.pick('Outro período');
  await dialog.choose('Até', `${hour}:00`);
  await rest();
  await dialog.press('Fechar quadras');
}
