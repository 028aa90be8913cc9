import { Effect, Schema } from 'effect';
import { accountEndpoints } from '#domain/contract/account.ts';
import { staffEndpoints } from '#domain/contract/staff.ts';
import { CpfForm } from '#domain/people/cpf.ts';
import { PublicInfo } from '#domain/people/profile.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { download } from '../../../shared/files/download.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { refreshAccount } from './accountQueries.ts';

const toCpf = Schema.decodeSync(CpfForm);
const toPublicInfo = Schema.decodeSync(PublicInfo);

/** The account commands that take one click. */
export function provideAccountCommands(app: App) {
  const { call } = app;
  const refresh = () => refreshAccount(app);
  return commandOf<CommandsOf['account']>({
    // Also after a refusal: the address may have been confirmed in another tab.
    sendEmailLink: (_, signal) =>
      call(accountEndpoints.sendEmailLink, {}, { signal }).pipe(Effect.tap(refresh), Effect.tapError(refresh)),
    dropPendingEmail: (_, signal) => call(accountEndpoints.dropPendingEmail, {}, { signal }).pipe(Effect.tap(refresh)),
    exportMyData: (_, signal) => download(call, { of: 'exportMyData' }, signal),
  });
}

export function provideAccountForms({ call, session }: App) {
  return submissionOf<FormsOf['account']>({
    cpf: (form, sending) => call(accountEndpoints.updateMyCpf, { body: toCpf(form) }, sending),
    publicInfo: (form, sending) =>
      call(accountEndpoints.updateMyProfile, { body: toPublicInfo(form) }, sending).pipe(
        Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
      ),
  });
}

/** Leaves the team of an arena; the subject is the arena. */
export function provideLeaving({ call, session }: App) {
  return commandOf<CommandsOf['staffLeaving']>({
    leaveStaff: (id, signal) =>
      call(staffEndpoints.leaveStaff, { params: { id } }, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => session.send({ type: 'user.changed', user: data.user }))),
        Effect.asVoid,
      ),
  });
}
