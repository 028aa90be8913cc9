import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { RebookingWish } from '../../../machines/booking/rebooking.ts';
import { rebookingScene } from '../scenes/rebooking.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { STOP_WAITING } from '../scenes/screen.ts';

/** Free today, where the rain ends before it, and tomorrow. */
const HOUR = /^Das 22:00 às 23:00/;
const AGAIN = 'Tentar novamente';
/** What opens the question, its title, and what confirms it. */
const CHOICES = {
  move: [HOUR, 'Remarcar a reserva?', 'Remarcar'],
  credit: ['Ficar com crédito', 'Ficar com crédito?', 'Ficar com crédito'],
  refund: ['Receber o PIX de volta', 'Receber o PIX de volta?', 'Receber de volta'],
} as const;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, tomorrow } = await rebookingScene(world);
  const wished = (context: () => { wish: RebookingWish | null }) => CHOICES[context().wish?.choice ?? 'move'];
  return {
    ...scene,
    acts: {
      'day.picked': ({ screen }) => screen.press(spokenDay(tomorrow)),
      'wish.made': ({ screen }, event) => screen.press(CHOICES[(event['wish'] as RebookingWish).choice][0]),
      'wish.confirmed': ({ screen, context }) => {
        const [, title, confirm] = wished(context as never);
        return screen.dialog(title).press(confirm);
      },
      'wish.declined': ({ screen, context }) => screen.dialog(wished(context as never)[1]).press('Voltar'),
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'read.retried': ({ screen }) => screen.press(AGAIN),
    },
    shows: {
      opening: ({ screen }) => screen.reads('Carregando os horários livres…'),
      'offered.choosing': async ({ screen }) => {
        await screen.sees('button', HOUR);
        await screen.sees('button', 'Receber o PIX de volta');
      },
      'offered.reading': ({ screen }) => screen.reads('Carregando horários…'),
      'offered.unread': async ({ screen }) => {
        await screen.reads('Não foi possível carregar os horários deste dia.');
        await screen.sees('button', AGAIN);
      },
      'offered.asking': ({ screen, context }) => screen.dialog(wished(context as never)[1]).sees('button', 'Voltar'),
      'offered.sending.prompt': ({ screen, context }) => {
        const [, title, confirm] = wished(context as never);
        return screen.dialog(title).waits(confirm);
      },
      'offered.sending.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      moved: ({ screen }) => screen.sees('heading', 'Reserva remarcada'),
      credited: ({ screen }) => screen.sees('heading', 'Crédito na arena'),
      refunded: ({ screen }) => screen.sees('heading', 'Devolução a caminho'),
      withdrawn: ({ screen }) => screen.sees('heading', 'A sua reserva vale de novo'),
      unknown: ({ screen }) => screen.sees('heading', 'Nada a escolher por enquanto'),
      failed: async ({ screen }) => {
        await screen.reads('Não foi possível carregar o que você pode escolher.');
        await screen.sees('button', AGAIN);
      },
    },
  };
}
