import { Button, TextInput } from '@mantine/core';
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Arena } from '#domain/arenas/arena.ts';
import type { Publication } from '#domain/publication/publication.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideLinkCopy } from './guideActors.ts';
import { GUIDE, invitingText, PUBLISHED_STEP } from './guideTexts.ts';
import { Step } from './Step.tsx';
import { WhatsAppButton } from '../../../../shared/people/WhatsAppButton.tsx';
import classes from './Guide.module.css';

/** The arena is public: its link is there to be sent. */
export function PublishedStep({ arena, publication }: { arena: Arena; publication: Publication }) {
  const copying = useChart(provideLinkCopy, { input: { name: 'copyArenaLink', asksFirst: false } });
  const address = location.origin + arenaPath(arena.id);
  return (
    <Step title={PUBLISHED_STEP.title} lead={PUBLISHED_STEP.lead}>
      {publication.hiddenReason !== undefined && (
        <p className={classes.missing}>
          {PUBLISHED_STEP.hidden} {publication.hiddenReason}
        </p>
      )}
      <TextInput
        label={PUBLISHED_STEP.link}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <WhatsAppButton text={invitingText(arena.name, address)} size="lg">
          {PUBLISHED_STEP.send}
        </WhatsAppButton>
        <Button
          size="lg"
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => copying.send({ type: 'command.requested', subject: address })}
        >
          {PUBLISHED_STEP.copy}
        </Button>
      </div>
      <div className={classes.ways}>
        <Button
          variant="subtle"
          component={Link}
          href={ROUTES.ownerReserve.path}
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
        >
          {PUBLISHED_STEP.reserve}
        </Button>
        <Button variant="subtle" component={Link} href={ROUTES.ownerImport.path}>
          {PUBLISHED_STEP.importBook}
        </Button>
        <Button variant="subtle" component={Link} href={ROUTES.ownerDashboard.path} className={classes.skip ?? ''}>
          {GUIDE.dashboard}
        </Button>
      </div>
    </Step>
  );
}
