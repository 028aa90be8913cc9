import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { manageEventPath } from '#domain/navigation/paths.ts';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { TOURNAMENT } from './tournamentTexts.ts';

/** Shown when everybody gave up. The organizer gets a link to where the tournament can be called off. */
export function NobodyLeft({ isOrganizer, eventId }: { isOrganizer: boolean; eventId: string }) {
  const way = (
    <Button component={Link} href={manageEventPath(eventId)} variant="default">
      {TOURNAMENT.toManage}
    </Button>
  );
  return (
    <Notice tone="yellow" title={TOURNAMENT.nobodyLeft} {...(isOrganizer && { action: way })}>
      {isOrganizer ? TOURNAMENT.nobodyLeftOwn : TOURNAMENT.nobodyLeftText}
    </Notice>
  );
}
