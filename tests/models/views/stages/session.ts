import { screen } from '@testing-library/react';
import { Effect } from 'effect';
import { bookingEndpoints } from '../../../../domain/contract/booking.ts';
import { SCREENS } from '../../../../src/app/screens.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';
import { sessionScene } from '../../scenes/session.ts';
import type { Stage } from '../stage.ts';
import { button, fill, isLoading, press } from './onScreen.ts';
import { signUp } from './signUp.ts';

export async function sessionStage(world: SceneWorld): Promise<Stage> {
  const { scene, email, password, newPlayer, endSessions } = await sessionScene(world);
  return {
    ...scene,
    // As when a finger has come near the link: no step waits for code.
    lead: () => SCREENS.signUp.preload(),
    acts: {
      'login.submitted': async (played, event) => {
        if (played.chart().getSnapshot().hasTag('busy')) return played.chart().send(event);
        await screen.findByLabelText('Email');
        fill('Email', email);
        fill('Senha', password);
        await played.user.click(button('Entrar', screen.getByRole('form')));
      },
      'session.granted': [
        async ({ user }) => user.click(await screen.findByRole('link', { name: 'Cadastre-se' })),
        (played) => signUp(played, newPlayer()),
      ],
      'logout.pressed': (played) => press(played, 'Sair'),
      // The profile dialog of the booking sends it; its own path is played on the booking's stage.
      'user.changed': ({ app, context }) => {
        const { user } = context().stored;
        app.session.send({ type: 'user.changed', user: { ...user, city: 'Santos' } });
      },
      // The settings' dialog leads to it, on the erasure's stage.
      'account.erased': ({ app }) => app.session.send({ type: 'account.erased' }),
      'session.expired': async ({ app }) => {
        await endSessions();
        await Effect.runPromiseExit(app.call(bookingEndpoints.myReservations, { query: {} }));
      },
    },
    shows: {
      'visitor.idle': () => button('Entrar', screen.getByRole('form')),
      'visitor.signingIn': () => isLoading(button('Entrar', screen.getByRole('form'))),
      signedIn: ({ context }) => screen.getByText(context().stored.user.name.split(' ')[0]),
    },
  };
}
