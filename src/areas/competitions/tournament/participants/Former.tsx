import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { Category } from '#domain/events/category.ts';
import type { Ending, FormerRegistration } from '#domain/registrations/former.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { formerQuery } from '../../registrations/index.ts';
import classes from './Former.module.css';
import { FormerCard } from './FormerCard.tsx';
import { FORMER, FORMER_LIST } from './formerTexts.ts';
import type { TournamentActor } from '../tournamentActors.ts';

type FormerProps = {
  actor: TournamentActor;
  category: Category;
  isOrganizer: boolean;
  onReplace: (id: string) => void;
};

/** Former registrations, below the active ones, so that no payment is forgotten. */
export function Former({ actor, category, isOrganizer, onReplace }: FormerProps) {
  const { call } = useApp();
  const list = useQuery(formerQuery(call, category.id));
  if (list.isLoadingError) return <ReadFailure message={FORMER_LIST.failed} query={list} />;
  return ENDINGS.map((ending) => (
    <FormerSection
      key={ending}
      actor={actor}
      ending={ending}
      registrations={list.data?.filter((one) => one.ending === ending) ?? []}
      isOrganizer={isOrganizer}
      onReplace={onReplace}
    />
  ));
}

const ENDINGS: readonly Ending[] = ['calledOff', 'withdrawn'];

type FormerSectionProps = Pick<FormerProps, 'actor' | 'isOrganizer' | 'onReplace'> & {
  ending: Ending;
  registrations: readonly FormerRegistration[];
};

function FormerSection({ actor, ending, registrations, isOrganizer, onReplace }: FormerSectionProps) {
  const title = useId();
  if (registrations.length === 0) return null;
  return (
    <section className={classes.former} aria-labelledby={title}>
      <h2 id={title} className={classes.title}>
        {FORMER[ending]}
      </h2>
      <ul className={classes.list}>
        {registrations.map((registration) => (
          <li key={registration.id}>
            <FormerCard actor={actor} registration={registration} isOrganizer={isOrganizer} onReplace={onReplace} />
          </li>
        ))}
      </ul>
    </section>
  );
}
