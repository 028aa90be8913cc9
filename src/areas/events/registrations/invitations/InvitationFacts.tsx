import { IconCalendarEvent, IconMapPin, IconUsers } from '@tabler/icons-react';
import { spokenDay } from '../../../../../domain/days/formatDay.ts';
import type { Invitation } from '../../../../../domain/registrations/invitation.ts';
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
  return (
    <dl className={classes.facts}>
      {facts.map(({ icon: Icon, name, text }) => (
        <div key={name}>
          <dt>
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className="visually-hidden">{name}</span>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
