import { IconTournament } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';
import { MINE, newsOf } from './myTournamentTexts.ts';
import classes from './TournamentStrip.module.css';
import { useMyTournaments } from './useMyTournaments.ts';

/** The user's tournaments above a list of events; nothing for a user who is in none. */
export function TournamentStrip() {
  const news = newsOf(useMyTournaments());
  const prefetching = usePrefetch(ROUTES.myTournaments.path);
  if (!news) return null;
  return (
    <section className={classes.strip} aria-label={MINE.title}>
      <IconTournament size={24} stroke={1.75} aria-hidden />
      <p className={classes.text}>
        <strong>{news.title}</strong>
        <span>{news.text}</span>
      </p>
      <Link href={ROUTES.myTournaments.path} className={classes.link ?? ''} {...prefetching}>
        {MINE.title}
      </Link>
    </section>
  );
}
