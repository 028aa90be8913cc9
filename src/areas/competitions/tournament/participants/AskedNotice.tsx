import { Anchor } from '@mantine/core';
import { IconMailHeart } from '@tabler/icons-react';
import { Link } from 'wouter';
import { eventPath } from '#domain/navigation/paths.ts';
import classes from './OwnNotice.module.css';
import { PARTICIPANTS } from '../tournamentTexts.ts';

/** Reminds an invited player that an answer is awaited, with a link to where to give it. */
export function AskedNotice({ eventId }: { eventId: string }) {
  return (
    <div className={classes.notice}>
      <IconMailHeart className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div>
        <strong>{PARTICIPANTS.asked}</strong>
        <p className={classes.hint}>
          {PARTICIPANTS.askedHint}{' '}
          <Anchor component={Link} href={eventPath(eventId)} inherit>
            {PARTICIPANTS.answer}
          </Anchor>
        </p>
      </div>
    </div>
  );
}
