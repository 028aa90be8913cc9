import { recoveryScene } from '../scenes/recovery.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, email } = await recoveryScene(world);
  return {
    ...scene,
    acts: {
      'email.submitted': async ({ screen }) => {
        const form = screen.form('Recuperar senha');
        await form.fill('Email', email);
        await form.press('Enviar link');
      },
      'link.missed': ({ screen }) => screen.press('Reenviar'),
      'email.mistyped': ({ screen }) => screen.press('Usar outro email'),
    },
    shows: {
      editing: ({ screen }) => screen.canPress('Enviar link'),
      asking: ({ screen }) => screen.waits('Enviar link'),
      sent: async ({ screen }) => {
        await screen.isTitled('Confira seu email');
        await screen.reads(email);
      },
      'sent.waiting': ({ screen }) => screen.sees('button', /^Reenviar em \d\d:\d\d$/),
      'sent.late': ({ screen }) => screen.canPress('Reenviar'),
      'sent.askingAgain': ({ screen }) => screen.waits('Reenviar'),
    },
  };
}
