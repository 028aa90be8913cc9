import { publicPageEndpoints } from '#domain/contract/publicPages.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** The switch of a public page. The command's subject is the id of the event or of the category. */
export function providePublicPageSwitch({ call }: App) {
  const { switchPublicEvent, switchPublicTournament } = publicPageEndpoints;
  const ofEvent = (isOn: boolean) => (id: string, signal: AbortSignal) =>
    call(switchPublicEvent, { params: { id }, body: { isOn } }, { signal });
  const ofTournament = (isOn: boolean) => (id: string, signal: AbortSignal) =>
    call(switchPublicTournament, { params: { id }, body: { isOn } }, { signal });
  return commandOf<CommandsOf['publicPageSwitch']>({
    openPublicEvent: ofEvent(true),
    closePublicEvent: ofEvent(false),
    openPublicTournament: ofTournament(true),
    closePublicTournament: ofTournament(false),
  });
}
