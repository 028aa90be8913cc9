import { ROUTES } from '#domain/navigation/routes.ts';
import { NewsBar } from '../../../../shared/look/layout/NewsBar.tsx';
import { MINE, newsOf } from './myTournamentTexts.ts';
import { useMyTournaments } from './useMyTournaments.ts';

/** The user's tournaments on the home page. Must be the last child of the scrolling element. */
export function TournamentBar() {
  const news = newsOf(useMyTournaments());
  return news ? (
    <NewsBar label={MINE.title} {...news} way={{ href: ROUTES.myTournaments.path, text: MINE.title }} />
  ) : null;
}
