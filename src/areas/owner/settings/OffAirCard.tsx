import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { GUIDE_STEPS, stepStateOf } from '#domain/publication/publication.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { CourtLines } from '../../../shared/look/pieces/CourtLines.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { publicationQuery } from './publicationQueries.ts';
import { OFF_AIR_CARD, ON_AIR, progressText } from './publicationTexts.ts';
import classes from './OffAirCard.module.css';

/** Until the arena is public, its team is told so, with the way to the guide. */
export function OffAirCard() {
  const { call } = useApp();
  const { data: publication } = useQuery(publicationQuery(call));
  if (!publication) return null;
  const { isPublished, hiddenReason } = publication;
  if (hiddenReason !== undefined)
    return (
      <section className={classes.card} aria-label={OFF_AIR_CARD.hiddenTitle}>
        <h2 className={classes.title}>{OFF_AIR_CARD.hiddenTitle}</h2>
        <p className={classes.text}>
          {ON_AIR.hiddenHint} {hiddenReason}
        </p>
      </section>
    );
  if (isPublished) return null;
  const passed = GUIDE_STEPS.filter((step) => stepStateOf(step, publication) !== 'open').length;
  return (
    <section className={classes.card} aria-label={OFF_AIR_CARD.title}>
      <div className={classes.court}>
        <CourtLines />
      </div>
      <div>
        <h2 className={classes.title}>{OFF_AIR_CARD.title}</h2>
        <p className={classes.text}>{progressText(passed, GUIDE_STEPS.length)}</p>
      </div>
      <Button component={Link} href={ROUTES.ownerGuide.path} size="lg" className={classes.way ?? ''}>
        {OFF_AIR_CARD.goOn}
      </Button>
    </section>
  );
}
