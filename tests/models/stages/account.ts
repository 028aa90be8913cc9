import { accountScene } from '../scenes/account.ts';
import type { Stage } from '../scenes/scene.ts';
import type { SceneWorld } from '../scenes/sceneWorld.ts';

const CONFIRM = 'Confirme que é você';
const WRONG = 'A senha informada não está correta.';

export async function stage(world: SceneWorld): Promise<Stage> {
  const { scene, nextEmail, email, newPassword, password } = await accountScene(world);
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
      'password.changed': ({ screen }) => screen.fill('Senha atual', password.slice(0, -1)),
      'password.given': async ({ screen }) => {
        await screen.fill('Senha atual', password);
        await screen.press('Confirmar');
      },
      'password.dismissed': ({ screen }) => screen.press('Agora não'),
    },
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
      saving: async ({ screen, context }) => {
        await screen.waits('Salvar alterações');
        if (context().form.currentPassword !== undefined) await screen.dialog(CONFIRM).waits('Confirmar');
      },
      askingPassword: async ({ screen, context }) => {
        await screen.dialog(CONFIRM).canPress('Confirmar');
        const { fault } = context();
        await (fault === null ? screen.isSilent(WRONG) : screen.reads(WRONG));
      },
    },
  };
}
