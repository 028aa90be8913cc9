import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useMemo } from 'react';
import type { ActorOptions, ActorRefFrom, AnyStateMachine } from 'xstate';
import { actingRoleOf, isManagement } from '#domain/staff/staff.ts';
import { userOf } from '../../../machines/session/session.ts';
import type { App } from './app.ts';

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = use(AppContext);
  if (!app) throw new Error('No app above this view');
  return app;
}

/** The logged-in user, `null` for a visitor. */
export function useUser() {
  return useSelector(useApp().session, userOf);
}

/** Whether the person owns or manages the arena that they work at now; the server refuses whatever is asked for without that. */
export function useIsManagement(): boolean {
  const user = useUser();
  return user !== null && isManagement(actingRoleOf(user));
}

/** Whether the person owns the arena that they work at. */
export function useIsOwner(): boolean {
  const user = useUser();
  return user !== null && actingRoleOf(user) === 'arena-owner';
}

/** Starts a screen's chart with its real actors; it stops when the screen is left. */
export function useChart<M extends AnyStateMachine>(
  provide: (app: App) => M,
  options: Pick<ActorOptions<M>, 'input'>,
): ActorRefFrom<M> {
  const app = useApp();
  const machine: AnyStateMachine = useMemo(() => provide(app), [app, provide]);
  const all: ActorOptions<AnyStateMachine> = { ...app.actorOptions, ...options };
  // The types of useActorRef do not resolve for a generic machine.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return useActorRef(machine, all) as ActorRefFrom<M>;
}
