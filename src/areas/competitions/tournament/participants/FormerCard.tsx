import { Button } from '@mantine/core';
import { IconArrowBackUp, IconUserPlus } from '@tabler/icons-react';
import { canGoBack, type FormerMember, type FormerRegistration } from '#domain/registrations/former.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { WhatsAppLink } from '../../../../shared/people/WhatsAppLink.tsx';
import classes from './Former.module.css';
import { FORMER_LIST, moneyLines } from './formerTexts.ts';
import type { TournamentActor } from '../tournamentActors.ts';
import { listNames } from '../tournamentTexts.ts';

const AVATAR_PX = 96;

type FormerCardProps = {
  actor: TournamentActor;
  registration: FormerRegistration;
  isOrganizer: boolean;
  onReplace: (id: string) => void;
};

export function FormerCard({ actor, registration, isOrganizer, onReplace }: FormerCardProps) {
  const { id, members, ending, canBeReplaced } = registration;
  const names = listNames(members.map(({ player }) => player.name));
  return (
    <article className={classes.card} aria-label={names}>
      <ul className={classes.members}>
        {members.map((member) => (
          <MemberLine key={member.player.id} member={member} ending={ending}>
            {isOrganizer && canGoBack(member) && (
              <Button
                variant="light"
                leftSection={<IconArrowBackUp size={20} stroke={1.75} aria-hidden />}
                aria-label={`${FORMER_LIST.refund} a ${member.player.name}`}
                onClick={() => actor.send({ type: 'refund.requested', id, person: member.player.id })}
              >
                {FORMER_LIST.refund}
              </Button>
            )}
          </MemberLine>
        ))}
      </ul>
      {canBeReplaced && (
        <Button
          variant="light"
          leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
          aria-label={`${FORMER_LIST.replace} de ${names}`}
          onClick={() => onReplace(id)}
        >
          {FORMER_LIST.replace}
        </Button>
      )}
    </article>
  );
}

type MemberLineProps = { member: FormerMember; ending: FormerRegistration['ending']; children: React.ReactNode };

function MemberLine({ member: { player, money }, ending, children }: MemberLineProps) {
  const { name, avatarCDN, phone } = player;
  return (
    <li className={classes.member}>
      <Initial name={name} src={avatarCDN && pictureAt(avatarCDN, AVATAR_PX)} size={44} />
      <div className={classes.text}>
        <span className={classes.name}>{name}</span>
        {money &&
          moneyLines(money, ending).map((line) => (
            <span key={line} className={classes.money}>
              {line}
            </span>
          ))}
        {phone !== undefined && <WhatsAppLink phone={phone} name={name} />}
        {children}
      </div>
    </li>
  );
}
