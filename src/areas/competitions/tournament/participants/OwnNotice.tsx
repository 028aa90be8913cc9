import { Anchor } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Category } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { eventPath } from '#domain/navigation/paths.ts';
import { membersOf, type Registration } from '#domain/registrations/members.ts';
import { SaveCalendar } from '../../../../shared/calendar/SaveCalendar.tsx';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { type InvitedActor, ShareButtons } from '../../registrations/index.ts';
import classes from './OwnNotice.module.css';
import { directText } from './paymentTexts.ts';
import { changeHint, PARTICIPANTS } from '../tournamentTexts.ts';

type OwnNoticeProps = {
  registration: Registration;
  invited: InvitedActor;
  event: Event;
  category: Category;
  entry: Entry;
  isDrawn: boolean;
};

/** Confirms the user's registration, and says how to change partners and where to pay outside the platform. */
export function OwnNotice({ registration, invited, event, category, entry, isDrawn }: OwnNoticeProps) {
  const user = useUser();
  const owes = membersOf(registration).some(({ person, paidVia }) => person.id === user?.id && paidVia === 'pending');
  return (
    <div className={classes.notice}>
      <IconCircleCheck className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div>
        <strong>{PARTICIPANTS.already}</strong>
        <p className={classes.hint}>{changeHint(category.doubleFormat, entry, isDrawn)}</p>
        {owes && !category.paymentViaGateway && (
          <p className={classes.hint}>
            {directText(event, category.individualRegistrationPrice)}{' '}
            <Anchor component={Link} href={eventPath(event.id)} inherit>
              {PARTICIPANTS.howToPay}
            </Anchor>
          </p>
        )}
        {category.paymentViaGateway && <ShareButtons actor={invited} registration={registration} />}
        <SaveCalendar of={registration.id} name={event.name} />
      </div>
    </div>
  );
}
