import { IconAlertTriangle, IconCheck, IconClock, IconMailQuestion, IconMapPin, IconShirt } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { isByOrganizer, isUnanswered, type Member } from '#domain/registrations/members.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { invitedText } from '../../registrations/index.ts';
import { WhatsAppLink } from '../../../../shared/people/WhatsAppLink.tsx';
import classes from './MemberRow.module.css';
import { paidText } from './paymentTexts.ts';
import { PARTICIPANTS } from '../tournamentTexts.ts';

const AVATAR_PX = 96;

/** One player, and, when this viewer may know that, whether they paid and how to reach them. */
export function MemberRow({ member, children }: { member: Member; children?: ReactNode }) {
  const { person, shirt, paidVia } = member;
  const { name, avatarCDN, phone, city, invitation, dispute } = person;
  const Paid = dispute ? IconAlertTriangle : paidVia === 'pending' ? IconClock : IconCheck;
  // An invited player who has not accepted owes nothing, but somebody may have paid for them.
  const isOwing = paidVia !== undefined && (!isUnanswered(person) || paidVia !== 'pending');
  return (
    <li className={classes.member}>
      <Initial name={name} src={avatarCDN && pictureAt(avatarCDN, AVATAR_PX)} size={44} />
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        {invitation && (
          <span className={classes.invited}>
            <IconMailQuestion size={16} stroke={2} aria-hidden />
            {invitedText(invitation)}
          </span>
        )}
        {isOwing && (
          <span
            className={classes.paid}
            data-paid={(paidVia !== 'pending' && !dispute) || undefined}
            data-disputed={dispute !== undefined || undefined}
          >
            <Paid size={16} stroke={2} aria-hidden />
            {paidText(paidVia, dispute)}
          </span>
        )}
        {(city ?? shirt) !== undefined && (
          <span className={classes.facts}>
            {city !== undefined && (
              <span>
                <IconMapPin size={16} stroke={1.75} aria-hidden />
                <span className="visually-hidden">{PARTICIPANTS.city}: </span>
                {city}
              </span>
            )}
            {shirt !== undefined && (
              <span>
                <IconShirt size={16} stroke={1.75} aria-hidden />
                {PARTICIPANTS.shirt} {shirt}
                {isByOrganizer(member) && ` (${PARTICIPANTS.byOrganizer})`}
              </span>
            )}
          </span>
        )}
        {phone !== undefined && (
          <div className={classes.phone}>
            <WhatsAppLink phone={phone} name={name} />
          </div>
        )}
        {children}
      </div>
    </li>
  );
}
