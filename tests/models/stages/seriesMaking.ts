import { weekdayOf } from '#domain/values/days/day.ts';
import { shortWeekdayName, spokenDay } from '#domain/values/days/formatDay.ts';
import { weekOf } from '../../api/series/mensalista.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { seriesMakingScene } from '../scenes/seriesMaking.ts';

const CHECK = 'Conferir semanas';
const SAVE = 'Combinar mensalista';

export async function stage(world: SceneWorld): Promise<Stage> {
  let start = '';
  const scene = await seriesMakingScene(world);
  const second = `O que fazer: ${spokenDay(weekOf(world, 1))}`;
  return {
    ...scene,
    opening: async (named) => {
      start = named;
      return scene.opening(named);
    },
    lead: ({ screen }) => screen.canPress(CHECK),
    acts: {
      'series.asked': async ({ screen, context }) => {
        // A request has filled in the form.
        if (context().wish === null && start !== 'asked') {
          await screen.pick('Convidado');
          await screen.fill('Nome do convidado', 'Rui');
        }
        if (context().wish === null && start === 'start') {
          await screen.pick(shortWeekdayName(weekdayOf(world.day)));
          await screen.choose('Começa às', '18:00');
        }
        if (context().wish === null && start === 'elsewhere') {
          await screen.pick('Por mês');
          await screen.fill('Valor por mês', '400');
          await screen.pick('Não muda a mensalidade');
        }
        await screen.press(CHECK);
      },
      'preview.left': ({ screen }) => screen.press('Cancelar'),
      'choice.made': ({ screen }) => screen.choose(second, 'Quadra 2'),
      'choice.dropped': ({ screen }) => screen.choose(second, 'Escolha…'),
      'rest.skipped': ({ screen }) => screen.press(/^Pular as? /),
      'draft.reopened': ({ screen }) => screen.press('Mudar o combinado'),
      'series.confirmed': ({ screen }) => screen.press(SAVE),
      'wait.abandoned': ({ screen }) => screen.press('Parar de esperar'),
    },
    shows: {
      drafting: async ({ screen, context }) => {
        await screen.canPress(CHECK);
        if (context().reason !== '') await screen.holds(context().reason);
      },
      previewing: ({ screen }) => screen.waits(CHECK),
      deciding: async ({ screen, context }) => {
        await screen.sees('heading', 'Confira as semanas');
        if (start === 'elsewhere') await screen.sees('heading', 'Próximas mensalidades');
        if (context().reason !== '') await screen.holds(context().reason);
      },
      'deciding.changed': ({ screen }) => screen.reads('Os horários mudaram enquanto você olhava.'),
      'saving.prompt': ({ screen }) => screen.waits(SAVE),
      'saving.slow': ({ screen }) => screen.sees('button', 'Parar de esperar'),
      made: ({ screen }) => screen.sees('heading', 'Mensalista combinado'),
    },
  };
}
