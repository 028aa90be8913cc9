import { proofScene } from '../scenes/proof.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { first } from '../scenes/screen.ts';
import { PROOF } from './parts/proof.ts';

const GOOGLE = 'Entrar de novo com o Google';
const INVITE = first(/^Dono/);

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, password, atGoogle, message } = await proofScene(world);
  return {
    ...scene,
    lead: ({ screen }) => screen.main.press(INVITE),
    acts: {
      'password.changed': ({ screen }) => screen.dialog(PROOF).fill('Senha atual', password.slice(0, -1)),
      'password.given': async ({ screen }) => {
        await screen.dialog(PROOF).fill('Senha atual', password);
        await screen.dialog(PROOF).press('Confirmar');
      },
      'proof.declined': ({ screen }) => screen.dialog(PROOF).press('Agora não'),
    },
    endings: {
      google: async ({ screen, pass }) => {
        await screen.popup.during(() => screen.dialog(PROOF).press(GOOGLE));
        await pass('googleLink');
        await screen.popup.answer({ value: atGoogle.id, message });
        await pass('reauthenticate');
      },
    },
    shows: {
      askingPassword: async ({ screen, context }) => {
        await screen.dialog(PROOF).canPress('Confirmar');
        const { fault } = context();
        if (fault !== null) await screen.dialog(PROOF).reads(fault);
      },
      proving: ({ screen }) => screen.dialog(PROOF).waits('Confirmar'),
      atGoogle: ({ screen }) => screen.dialog(PROOF).canPress(GOOGLE),
      proved: ({ screen }) => screen.reads('Convite criado. Envie o link a quem vai trabalhar com você.'),
      declined: async ({ screen }) => {
        await screen.lacks('dialog', PROOF);
        await screen.main.canPress(INVITE);
      },
    },
  };
}
