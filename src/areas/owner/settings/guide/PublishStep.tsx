import { Button } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { type Arena, PAYMENT_METHOD_NAMES } from '#domain/arenas/arena.ts';
import { isBookable, missingText, type Publication } from '#domain/publication/publication.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import type { GuideActor } from './guideActors.ts';
import { courtsText, hoursText, PUBLISH_STEP } from './guideTexts.ts';
import { Step } from './Step.tsx';
import classes from './Guide.module.css';

type PublishStepProps = {
  actor: GuideActor;
  form: ActorRefFrom<typeof submissionMachine>;
  arena: Arena;
  publication: Publication;
};

/** What the arena has, and the button that makes it public; what is missing is said where the button would be. */
export function PublishStep({ actor, form, arena, publication }: PublishStepProps) {
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  const { courts, hours, hasProfile } = publication;
  const facts = [
    { name: PUBLISH_STEP.courts, is: courts > 0 && courtsText(courts) },
    { name: PUBLISH_STEP.hours, is: hours > 0 && hoursText(hours) },
    { name: PUBLISH_STEP.payment, is: PAYMENT_METHOD_NAMES[arena.paymentMethod] },
    { name: PUBLISH_STEP.profile, is: hasProfile && PUBLISH_STEP.page },
  ];
  return (
    <Step title={PUBLISH_STEP.title} lead={PUBLISH_STEP.lead} ways={{ actor, canSkip: false, canReturn: !isBusy }}>
      <dl className={classes.facts}>
        {facts.map(({ name, is }) => (
          <div key={name} className={classes.fact} data-has={is !== false || undefined}>
            {is === false ? (
              <IconMinus size={18} stroke={2} aria-hidden />
            ) : (
              <IconCheck size={18} stroke={2} aria-hidden />
            )}
            <dt>{name}</dt>
            <dd>{is === false ? PUBLISH_STEP.none : is}</dd>
          </div>
        ))}
      </dl>
      {!isBookable(publication) && <p className={classes.missing}>{missingText(publication)}</p>}
      <form
        className={classes.actions}
        aria-label={PUBLISH_STEP.title}
        onSubmit={(event) => {
          event.preventDefault();
          submit(form, 'arenaPublication', { arena: arena.id });
        }}
      >
        {isBookable(publication) && <SubmitButton actor={form}>{PUBLISH_STEP.save}</SubmitButton>}
        <Button size="lg" variant="default" component={Link} href={arenaPath(arena.id)}>
          {PUBLISH_STEP.preview}
        </Button>
      </form>
    </Step>
  );
}
