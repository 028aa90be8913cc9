import { ROUTES } from '#domain/navigation/routes.ts';
import { commandScene, deedOf } from '../scenes/command.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first, type Screen, STOP_WAITING } from '../scenes/screen.ts';
import { endProof, PROOF } from './parts/proof.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  return {
    ...(await commandScene(world)),
    lead: async ({ screen }) => {
      await screen.main.reads(first(/^(Cancelar|Baixar meus dados|Equipe)$/));
      // What can be done with who works there is folded.
      if (isTeam(await screen.inPage(() => location.pathname, undefined))) await unfold(screen);
      await screen.main.sees('button', first(/^(Cancelar|Baixar meus dados|Passar a arena)$/));
    },
    acts: {
      'wait.abandoned': ({ screen }) => screen.press(STOP_WAITING),
      'command.requested': async (played) => {
        const { main } = played.screen;
        const request = first(deedOf(played).request);
        const { tags, value } = played.chart();
        // Something lies over it then.
        const isCovered = tags.includes('busy') || value === 'proving';
        await (isCovered ? main.pressByKey(request) : main.press(request));
      },
      'command.confirmed': (played) => played.screen.dialog(questionOf(played)).press(deedOf(played).running),
      'command.declined': (played) => played.screen.dialog(questionOf(played)).press(/^Manter/),
    },
    endings: { proof: endProof },
    shows: {
      idle: async (played) => {
        await played.screen.lacks('dialog', questionOf(played));
        await played.screen.canPress(first(deedOf(played).request));
      },
      failed: async (played) => {
        await played.screen.lacks('dialog', questionOf(played));
        await played.screen.canPress(first(deedOf(played).request));
      },
      'running.slow': ({ screen }) => screen.sees('button', STOP_WAITING),
      unanswered: ({ screen }) => screen.reads(first(/^O servidor não respondeu a tempo/)),
      confirming: (played) => played.screen.dialog(questionOf(played)).sees('button', deedOf(played).running),
      'running.prompt': (played) => {
        const { request, running } = deedOf(played);
        return request === 'Passar a arena'
          ? played.screen.dialog(questionOf(played)).waits(running)
          : played.screen.waits(running);
      },
      proving: ({ screen }) => screen.dialog(PROOF).canPress('Confirmar'),
      done: ({ screen }) => screen.reads('Reserva cancelada com sucesso!'),
    },
  };
}

function questionOf(played: Parameters<typeof deedOf>[0]): string {
  return deedOf(played).request === 'Passar a arena' ? 'Passar a arena?' : 'Cancelar reserva?';
}

function isTeam(path: string): boolean {
  return path === ROUTES.ownerStaff.path;
}

async function unfold(screen: Screen): Promise<void> {
  await screen.main.reads('Bia Lima');
  await screen.inPage(() => document.querySelectorAll('details').forEach((each) => (each.open = true)), undefined);
}
