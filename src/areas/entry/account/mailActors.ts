import { queryOptions } from '@tanstack/react-query';
import { Effect } from 'effect';
import { mailEndpoints } from '#domain/contract/mail.ts';
import {
  type Channel,
  CHANNELS,
  MAIL_GROUPS,
  type MailChoices,
  type MailGroup,
  type QuietHours,
} from '#domain/notices/mailChoices.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { Call } from '../../../shared/api/call.ts';
import { MAIL_CHOICES } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { partsOf, subjectOf } from '../../../../machines/command/subjectParts.ts';
import type { App } from '../../../shared/runtime/app.ts';

/** After the channel. */
const ON = ' on';

/** Which letters the person wants. */
export function mailChoicesQuery(call: Call) {
  return queryOptions({
    queryKey: [MAIL_CHOICES],
    queryFn: reading(call, mailEndpoints.mailChoices, {}, (choices) => choices),
  });
}

/** The subject of the command that turns a group on or off, by mail or on devices. */
export function switchedTo(group: MailGroup, by: Channel, isOn: boolean): string {
  return subjectOf(group, `${by}${isOn ? ON : ''}`);
}

/** The subject of the command that chooses the hours without letters; `null` for none. */
export function quietSubject(quiet: QuietHours | null): string {
  return quiet === null ? '' : subjectOf(String(quiet.from), String(quiet.to));
}

function quietOf(subject: string): QuietHours | null {
  if (subject === '') return null;
  const { id, of } = partsOf(subject);
  return { from: Number(id), to: Number(of) };
}

export function provideMailChoices({ call, queryClient }: App) {
  const keep = ({ data }: { readonly data: MailChoices }) =>
    Effect.sync(() => void queryClient.setQueryData([MAIL_CHOICES], data));
  return commandOf<CommandsOf['mailChoices']>({
    switchMail: (subject, signal) => {
      const { id, of } = partsOf(subject);
      const group = MAIL_GROUPS.find((one) => one === id) ?? 'reservations';
      return call(
        mailEndpoints.switchMailGroup,
        { body: { group, isOn: of.endsWith(ON), by: CHANNELS.find((one) => of.startsWith(one)) ?? 'mail' } },
        { signal },
      ).pipe(Effect.tap(keep));
    },
    chooseQuiet: (subject, signal) =>
      call(mailEndpoints.chooseQuietHours, { body: { quiet: quietOf(subject) } }, { signal }).pipe(Effect.tap(keep)),
  });
}
