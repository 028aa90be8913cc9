import { Effect } from 'effect';
import { staffEndpoints } from '#domain/contract/staff.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** Joins a team by the secret of a link. */
export function provideJoining({ call, session }: App) {
  return commandOf<CommandsOf['staffInvitation']>({
    joinStaff: (token, signal) =>
      call(staffEndpoints.joinStaff, { body: { token } }, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
        Effect.asVoid,
      ),
  });
}
