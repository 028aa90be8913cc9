import { IconCalendarEvent, IconMapPin, IconUsers } from '@tabler/icons-react';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import type { Invitation } from '#domain/registrations/invitation.ts';
import { IconFacts } from '../../../../shared/look/pieces/IconFacts.tsx';
import classes from './Invitations.module.css';
import { INVITATIONS } from './invitationTexts.ts';

const NAMES = new Intl.ListFormat('pt-BR');

/** When, where, and who else plays. */
export function InvitationFacts({ invitation: { tournament, event, others } }: { invitation: Invitation }) {
  const facts = [
    { icon: IconCalendarEvent, name: INVITATIONS.when, text: spokenDay(tournament.startDate) },
    { icon: IconMapPin, name: INVITATIONS.where, text: `${event.arenaName}, ${event.city}` },
    ...(others.length > 0
      ? [{ icon: IconUsers, name: INVITATIONS.with, text: NAMES.format(others.map(({ name }) => name)) }]
      : []),
  ];
  return <IconFacts facts={facts} className={classes.facts} />;
}
