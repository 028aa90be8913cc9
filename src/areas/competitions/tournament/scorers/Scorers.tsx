import { Button } from '@mantine/core';
import { IconChevronDown, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Scorer } from '#domain/tournament/scorer.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { partsOf, subjectOf } from '../../../../../machines/command/subjectParts.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideRemoval, scorersQuery } from './scorerActors.ts';
import { ScorerLink } from './ScorerLink.tsx';
import classes from './Scorers.module.css';
import { countText, removeText, SCORERS } from './scorerTexts.ts';

/** Who writes scores besides the organizer, and the link that invites them; above the matches, closed at first. */
export function Scorers({ categoryId }: { categoryId: string }) {
  const { call } = useApp();
  const read = useQuery(scorersQuery(call, categoryId));
  const removal = useChart(provideRemoval, { input: { name: 'removeScorer', asksFirst: true } });
  if (read.isLoadingError) return <ReadFailure message={SCORERS.failed} query={read} />;
  if (!read.data) return null;
  const { scorers, linkUntil } = read.data;
  const nameOf = (subject: string) => scorers.find(({ id }) => id === partsOf(subject).of)?.name ?? '';
  return (
    <details className={classes.scorers}>
      <summary className={classes.summary}>
        <IconUsers size={20} stroke={1.75} aria-hidden />
        <span className={classes.name}>
          <strong>{SCORERS.title}</strong>: {countText(scorers.length)}
        </span>
        <IconChevronDown size={20} stroke={1.75} className={classes.arrow} aria-hidden />
      </summary>
      <p className={classes.hint}>{SCORERS.hint}</p>
      {scorers.length > 0 && (
        <ul className={classes.list} aria-label={SCORERS.title}>
          {scorers.map((scorer) => (
            <Line
              key={scorer.id}
              scorer={scorer}
              onRemove={() => removal.send({ type: 'command.requested', subject: subjectOf(categoryId, scorer.id) })}
            />
          ))}
        </ul>
      )}
      <ScorerLink categoryId={categoryId} until={linkUntil} />
      <ConfirmDialog
        actor={removal}
        title={SCORERS.removeTitle}
        confirm={SCORERS.removeConfirm}
        decline={SCORERS.decline}
      >
        {(subject) => removeText(nameOf(subject))}
      </ConfirmDialog>
    </details>
  );
}

function Line({ scorer: { name }, onRemove }: { scorer: Scorer; onRemove: () => void }) {
  return (
    <li className={classes.line}>
      <Initial name={name} size={36} />
      <span className={classes.name}>{name}</span>
      <Button variant="subtle" color="coral" aria-label={`${SCORERS.remove} ${name}`} onClick={onRemove}>
        {SCORERS.remove}
      </Button>
    </li>
  );
}
