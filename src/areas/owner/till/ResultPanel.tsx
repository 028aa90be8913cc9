import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { tillPath } from '#domain/navigation/paths.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import type { TillActor } from './tillActors.ts';
import { tillQuery } from './tillQueries.ts';
import { TillSkeleton } from './TillSkeleton.tsx';
import { RESULT, TILL } from './tillTexts.ts';
import { Verdict } from './Verdict.tsx';
import classes from './Till.module.css';

type ResultPanelProps = { actor: TillActor; id: string };

/** What the count came to, just after it. */
export function ResultPanel({ actor, id }: ResultPanelProps) {
  const { call } = useApp();
  const read = useQuery(tillQuery(call, id));
  return (
    <section className={classes.count} aria-label={RESULT.label} tabIndex={-1} ref={focusOn}>
      {read.isPending && <TillSkeleton />}
      {read.isLoadingError && <ReadFailure message={TILL.failed} query={read} />}
      {read.data?.closing && <Verdict closing={read.data.closing} />}
      <DialogActions>
        <Button variant="default" size="lg" onClick={() => actor.send({ type: 'result.dismissed' })}>
          {RESULT.dismiss}
        </Button>
        <Button component={Link} href={tillPath(id)} size="lg">
          {RESULT.see}
        </Button>
      </DialogActions>
    </section>
  );
}

/** The form that had the focus is gone. */
function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
