import { Button } from '@mantine/core';
import { IconCircleCheck, IconEyeOff, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Publication } from '#domain/publication/publication.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideUnpublishing } from './settingsActors.ts';
import { publicationQuery } from './publicationQueries.ts';
import { ON_AIR } from './publicationTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';

/** Whether the arena is public, with the way to take it away or to the guide that brings it there. */
export function OnAirSection() {
  const { call } = useApp();
  const { data: publication } = useQuery({ ...publicationQuery(call), staleTime: 0 });
  if (!publication) return null;
  return (
    <Section title={ON_AIR.title} lead={ON_AIR.lead}>
      <div className={classes.fields}>
        <State publication={publication} />
        {publication.isPublished ? (
          <TakeOffAir />
        ) : (
          <Button component={Link} href={ROUTES.ownerGuide.path} size="lg">
            {ON_AIR.guide}
          </Button>
        )}
      </div>
    </Section>
  );
}

function State({ publication: { isPublished, hiddenReason } }: { publication: Publication }) {
  if (hiddenReason !== undefined)
    return (
      <p>
        <StatusBadge tone="red" icon={IconEyeOff}>
          {ON_AIR.isHidden}
        </StatusBadge>{' '}
        {ON_AIR.hiddenHint} {hiddenReason}
      </p>
    );
  return (
    <p>
      <StatusBadge tone={isPublished ? 'green' : 'yellow'} icon={isPublished ? IconCircleCheck : IconPlugConnectedX}>
        {isPublished ? ON_AIR.isOn : ON_AIR.isOff}
      </StatusBadge>{' '}
      {isPublished ? ON_AIR.onHint : ON_AIR.offHint}
    </p>
  );
}

function TakeOffAir() {
  const actor = useChart(provideUnpublishing, { input: { name: 'unpublishArena', asksFirst: true } });
  return (
    <>
      <Button variant="default" size="lg" onClick={() => actor.send({ type: 'command.requested', subject: '' })}>
        {ON_AIR.take}
      </Button>
      <ConfirmDialog actor={actor} title={ON_AIR.confirmTitle} confirm={ON_AIR.take} decline={ON_AIR.keep}>
        {() => ON_AIR.confirmText}
      </ConfirmDialog>
    </>
  );
}
