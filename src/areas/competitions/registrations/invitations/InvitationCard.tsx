import { Button } from '@mantine/core';
import { IconMailHeart } from '@tabler/icons-react';
import { formatReais } from '#domain/values/money.ts';
import type { Invitation } from '#domain/registrations/invitation.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { StatusBadge } from '../../../../shared/look/states/StatusBadge.tsx';
import { InvitationFacts } from './InvitationFacts.tsx';
import classes from './Invitations.module.css';
import { askedText, INVITATIONS, untilText } from './invitationTexts.ts';

const AVATAR_PX = 96;

type InvitationCardProps = { invitation: Invitation; onAccept: () => void; onRefuse: () => void };

/** Who invites, to what, at which price and until when, with the two answers. */
export function InvitationCard({ invitation, onAccept, onRefuse }: InvitationCardProps) {
  const { invitedBy, tournament, event, isPaidByOther, isConfirmed, isDrawn = false, expiresAt } = invitation;
  const refuse = isDrawn ? INVITATIONS.leave : INVITATIONS.refuse;
  const of = `${tournament.category}, ${event.name}`;
  return (
    <section className={classes.card} aria-label={`${INVITATIONS.kind}: ${of}`}>
      <div>
        <StatusBadge tone="blue" icon={IconMailHeart}>
          {INVITATIONS.kind}
        </StatusBadge>
      </div>
      <header className={classes.head}>
        {invitedBy && (
          <Initial
            name={invitedBy.name}
            src={invitedBy.avatarCDN && pictureAt(invitedBy.avatarCDN, AVATAR_PX)}
            size={44}
          />
        )}
        <p className={classes.asked}>{askedText(invitation)}</p>
      </header>
      <h2 className={classes.category}>{tournament.category}</h2>
      <p className={classes.event}>{event.name}</p>
      <InvitationFacts invitation={invitation} />
      <div className={classes.foot}>
        <p className={classes.price}>
          <strong>{formatReais(isPaidByOther ? 0 : tournament.individualRegistrationPrice)}</strong>{' '}
          <span>{isPaidByOther ? INVITATIONS.paid : INVITATIONS.price}</span>
        </p>
        <p className={classes.until}>{isConfirmed ? INVITATIONS.confirmed : untilText(expiresAt)}</p>
        <div className={classes.actions}>
          <Button
            size="lg"
            variant="subtle"
            color="coral"
            aria-label={isDrawn ? `${refuse}: ${of}` : `${refuse} ${INVITATIONS.kind.toLowerCase()}: ${of}`}
            onClick={onRefuse}
          >
            {refuse}
          </Button>
          <Button
            size="lg"
            aria-label={`${INVITATIONS.accept} ${INVITATIONS.kind.toLowerCase()}: ${of}`}
            onClick={onAccept}
          >
            {INVITATIONS.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
