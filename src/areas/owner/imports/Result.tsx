import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { describeImporting } from '../../../../machines/imports/importing.ts';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { Counts } from './Counts.tsx';
import type { ImportingActor } from './importActors.ts';
import { previewQuery, resultQuery } from './importQueries.ts';
import { count, IMPORT, placeOf } from './importTexts.ts';
import type { KindOfImport } from './kinds.ts';
import { RowLine } from './RowLine.tsx';
import { RowList } from './RowList.tsx';
import classes from './Import.module.css';

interface ResultProps {
  readonly kind: KindOfImport;
  readonly actor: ImportingActor;
  readonly preview: string;
  readonly result: string;
}

/** What became of the file; rows that were refused only now, because the arena changed meanwhile, stand first. */
export function Result({ kind, actor, preview, result }: ResultProps) {
  const { page } = useSelector(actor, describeImporting, shallowEqual);
  const { data: checked } = useQuery(previewQuery(preview));
  const { data: done } = useQuery(resultQuery(result));
  if (!done) return null;
  const known = new Set(checked?.rows.filter(({ outcome }) => outcome === 'refused').map(placeOf));
  const late = done.refused.filter((row) => !known.has(placeOf(row)));
  return (
    <div className={classes.preview}>
      <section className={classes.card}>
        <h2 className={classes.heading}>{IMPORT.done}</h2>
        <Counts kind={kind} counts={done.counts} isDone />
        <div className={classes.actions}>
          <Button size="lg" component={Link} href={kind.back.href}>
            {kind.seeThem}
          </Button>
          <Button size="lg" variant="default" onClick={() => actor.send({ type: 'file.left' })}>
            {IMPORT.more}
          </Button>
        </div>
      </section>
      {late.length > 0 && (
        <section className={classes.card} aria-label={IMPORT.late}>
          <Notice tone="yellow" title={IMPORT.late}>
            {count(
              late.length,
              'linha entrava quando você conferiu e não entrou agora.',
              'linhas entravam quando você conferiu e não entraram agora.',
            )}
          </Notice>
          <ul className={classes.rows}>
            {late.slice(0, 25).map((row) => (
              <RowLine key={placeOf(row)} row={row} isLate />
            ))}
          </ul>
        </section>
      )}
      {done.refused.length > 0 && (
        <RowList
          rows={done.refused}
          headings={checked?.found.map(({ heading }) => heading) ?? []}
          filter="refused"
          page={page}
          onFilter={() => undefined}
          onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
        />
      )}
    </div>
  );
}
