import { screen } from '@testing-library/react';
import { Effect } from 'effect';
import { eq } from 'drizzle-orm';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { people, sessions } from '../../../../server/database/schema/people.ts';
import { hashPassword } from '../../../../server/session/passwords.ts';
import { type Played, type Stage, tagOf } from '../stage.ts';
import type { ViewWorld } from '../viewWorld.ts';
import { button, fill, press } from './onScreen.ts';

const PASSWORD = 'areia-quente';

export async function sessionStage(world: ViewWorld): Promise<Stage> {
  const { database } = world;
  const [right, wrong] = await Promise.all([hashPassword(PASSWORD), hashPassword('areia-fria')]);
  const person = await world.player({ passwordHash: right });
  const setHash = (passwordHash: string) =>
    database.orm.update(people).set({ passwordHash }).where(eq(people.id, person.id));

  return {
    calls: { login: 'login', fetchMe: 'me', fetchGoogleLink: 'googleLink', logout: 'logout' },
    async opening(start) {
      if (start === 'visitor') return { path: ROUTES.login.path };
      if (start === 'admin') await database.orm.update(people).set({ role: 'admin' }).where(eq(people.id, person.id));
      return { path: ROUTES.home.path, session: await world.sessionOf(person) };
    },
    acts: {
      'login.submitted': async (played, event) => {
        if (played.chart().getSnapshot().hasTag('busy')) return played.chart().send(event);
        await screen.findByLabelText('Email');
        fill('Email', `${person.id}@exemplo.com`);
        fill('Senha', PASSWORD);
        await played.user.click(button('Entrar', screen.getByRole('form')));
      },
      'google.pressed': (played) => press(played, 'Entrar com o Google'),
      'logout.pressed': (played) => press(played, 'Sair'),
      // The profile dialog of the booking sends it; its own path is played on the booking's stage.
      'user.changed': ({ app, chart }) => {
        const { user } = chart().getSnapshot().context.stored;
        app.session.send({ type: 'user.changed', user: { ...user, city: 'Santos' } });
      },
      'session.expired': async ({ app }) => {
        await database.orm.delete(sessions).where(eq(sessions.personId, person.id));
        await Effect.runPromiseExit(app.call('myReservations', { query: {} }));
      },
    },
    conditions: {
      login: async (_played, output) => {
        await setHash(tagOf(output) === 'Refused' ? wrong : right);
        return undefined;
      },
    },
    shows: {
      'visitor.idle': () => button('Entrar', screen.getByRole('form')),
      'visitor.signingIn': () => isLoading(button('Entrar', screen.getByRole('form'))),
      'visitor.askingGoogle': () => isLoading(button('Entrar com o Google')),
      signedIn: ({ chart }: Played) => screen.getByText(chart().getSnapshot().context.stored.user.name.split(' ')[0]),
    },
  };
}

function isLoading(element: HTMLElement): void {
  if (element.dataset['loading'] === undefined) throw new Error('the button does not show that it waits');
}
