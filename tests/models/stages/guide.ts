import { guideScene } from '../scenes/guide.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const TITLES = {
  courts: 'Quantas quadras você tem?',
  hours: 'Quando se joga, e por quanto?',
  payment: 'Como você quer receber?',
  profile: 'O que sua página conta?',
  publish: 'Tudo pronto?',
  published: 'Sua arena está no ar!',
} as const;

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, haveNone, haveOffer } = await guideScene(world);
  const sees =
    (title: string): Stage['shows'][string] =>
    ({ screen }) =>
      screen.sees('heading', title);
  return {
    ...scene,
    lead: ({ screen }) => screen.sees('heading', 'Sua arena no ar'),
    acts: {
      async 'step.passed'(played) {
        await haveNone(played);
        await played.screen.press('Pular este passo');
        await played.rest();
      },
      'step.returned': ({ screen }) => screen.press('Passo anterior'),
    },
    endings: {
      async submission(played) {
        const { screen, chart } = played;
        const { value } = chart();
        if (value === 'publish') {
          await haveOffer(played);
          return screen.press('Colocar no ar');
        }
        await haveNone(played);
        if (value === 'courts') {
          const form = screen.form(TITLES.courts);
          await form.choose('Quantas quadras', '2');
          await form.fill('Nome da quadra 2', 'Areia nobre');
          return form.press('Criar quadras');
        }
        if (value === 'hours') {
          const form = screen.form(TITLES.hours);
          await form.fill('Preço de uma hora', '80,50');
          await form.uncheck('06:00 às 07:00');
          await form.fill('Preço das 07:00 às 08:00', '50');
          return form.press('Criar horários');
        }
        if (value === 'payment') {
          const form = screen.form(TITLES.payment);
          await form.check('Plataforma');
          return form.press('Salvar e continuar');
        }
        const form = screen.form(TITLES.profile);
        await form.fill('Endereço', 'Rua da Areia, 10');
        await form.fill('Sobre a arena', 'Areia fofa.');
        return form.press('Salvar e continuar');
      },
    },
    shows: {
      courts: sees(TITLES.courts),
      hours: sees(TITLES.hours),
      payment: sees(TITLES.payment),
      profile: sees(TITLES.profile),
      publish: sees(TITLES.publish),
      published: sees(TITLES.published),
    },
  };
}
