import {
  IconAlertTriangle,
  IconBrandWhatsapp,
  IconCheck,
  IconClock,
  IconMailQuestion,
  IconMapPin,
  IconShirt,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { maskPhone, whatsappLink } from '../../../../../domain/people/phone.ts';
import { isUnanswered, type Member } from '../../../../../domain/registrations/members.ts';
import { pictureAt } from '../../../../../domain/uploads/image.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { invitedText } from '../../registrations/index.ts';
import classes from './MemberRow.module.css';
import { paidText } from './paymentTexts.ts';
import { PARTICIPANTS } from '../tournamentTexts.ts';

const AVATAR_PX = 96;

/** One who plays, whether they paid, and how to reach them where that is told. */
export function MemberRow({ member: { person, shirt, paidVia }, children }: { member: Member; children?: ReactNode }) {
  const { name, avatarCDN, phone, city, invitation, dispute } = person;
  const Paid = dispute ? IconAlertTriangle : paidVia === undefined ? IconClock : IconCheck;
  // Who has not accepted owes nothing; somebody may have paid for them all the same.
  const isOwing = !isUnanswered(person) || paidVia !== undefined;
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
            data-paid={(paidVia !== undefined && !dispute) || undefined}
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
              </span>
            )}
          </span>
        )}
        {phone !== undefined && (
          <a className={classes.phone} href={whatsappLink(phone)} target="_blank" rel="noopener noreferrer">
            <IconBrandWhatsapp size={18} stroke={1.75} aria-hidden />
            {maskPhone(phone)}
            <span className="visually-hidden">, WhatsApp de {name}</span>
          </a>
        )}
        {children}
      </div>
    </li>
  );
}
