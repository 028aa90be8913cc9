import { accountScene } from '../scenes/account.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';
import { endProof, PROOF } from './parts/proof.ts';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextEmail, email, newPassword } = await accountScene(world);
  let isSent = false;
  return {
    ...scene,
    lead: ({ screen }) => screen.canPress('Salvar alterações'),
    acts: {
      'account.submitted': async ({ screen }) => {
        await screen.fill('Email', nextEmail());
        await screen.fill('Nova senha', newPassword);
        await screen.press('Salvar alterações');
        isSent = true;
      },
    },
    endings: { proof: endProof },
    shows: {
      editing: async ({ screen, context }) => {
        await screen.canPress('Salvar alterações');
        for (const message of Object.values<string>(context().refused)) await screen.form('Segurança').reads(message);
        // Once it was sent, the chart forgets the form and its passwords when it is saved.
        if (!isSent || context().form !== null) return;
        await screen.reads('Senha atualizada com sucesso!');
        // In the menu below the avatar.
        await screen.holds(email());
        await screen.hasValue('Nova senha', '');
      },
      saving: ({ screen }) => screen.waits('Salvar alterações'),
      proving: ({ screen }) => screen.dialog(PROOF).canPress('Confirmar'),
    },
  };
}
