import { screen } from '@testing-library/react';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import type { Stage } from '../stage.ts';
import { navigationScene } from '../../scenes/navigation.ts';
import type { SceneWorld } from '../../scenes/sceneWorld.ts';

export async function navigationStage(world: SceneWorld): Promise<Stage> {
  const click = async ({ user }: Parameters<NonNullable<Stage['lead']>>[0], name: string | RegExp) =>
    user.click(screen.getAllByRole('button', { name })[0] ?? document.body);
  return {
    ...navigationScene(world),
    acts: {
      'menu.toggled': (played) => click(played, /^(Abrir|Fechar) menu$/),
      'overlay.dismissed': ({ user }) => user.keyboard('{Escape}'),
      'screen.widened': ({ setWidth }) => setWidth(1440),
      'screen.narrowed': ({ setWidth }) => setWidth(390),
      'page.changed': ({ user }) => user.click(within(ROUTES.myReservations.path)),
    },
    shows: {
      'wide.open': () => screen.getByRole('button', { name: 'Fechar menu' }),
      'wide.closed': () => screen.getByRole('button', { name: 'Abrir menu' }),
      'narrow.closed': () => screen.getByRole('button', { name: 'Abrir menu' }),
      'narrow.overlay': () => screen.getByRole('button', { name: 'Fechar menu' }),
    },
  };
}

/** The menu's link to a page. */
function within(href: string): Element {
  const link = document.querySelector(`#sidebar a[href="${href}"]`);
  if (!link) throw new Error(`the menu has no link to ${href}`);
  return link;
}
