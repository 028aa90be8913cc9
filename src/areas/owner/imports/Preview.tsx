import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeImporting } from '../../../../machines/imports/importing.ts';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { Columns } from './Columns.tsx';
import { Counts } from './Counts.tsx';
import type { ImportingActor } from './importActors.ts';
import { previewQuery } from './importQueries.ts';
import { IMPORT, importButton } from './importTexts.ts';
import type { KindOfImport } from './kinds.ts';
import { Questions } from './Questions.tsx';
import { RowList } from './RowList.tsx';
import { Separators } from './Separators.tsx';
import { Sheets } from './Sheets.tsx';
import classes from './Import.module.css';

/** What would become of the file: which column says what, how many rows come in, and each row. */
export function Preview({ kind, actor, preview }: { kind: KindOfImport; actor: ImportingActor; preview: string }) {
  const { show, isBusy, name, rows, reason, filter, page } = useSelector(actor, describeImporting, shallowEqual);
  const { data } = useQuery(previewQuery(preview));
  if (!data) return null;
  return (
    <div className={classes.preview} aria-busy={isBusy}>
      <p className={classes.fileName}>
        <span>{name}</span>
        <Button variant="subtle" disabled={isBusy} onClick={() => actor.send({ type: 'file.left' })}>
          {IMPORT.other}
        </Button>
      </p>
      {data.questions && (
        <Questions
          questions={data.questions}
          disabled={isBusy}
          onAnswer={(question, answer) => actor.send({ type: 'answer.chosen', question, answer })}
        />
      )}
      <section className={classes.card}>
        <h2 className={classes.heading}>{IMPORT.check}</h2>
        <Counts kind={kind} counts={data.counts} isDone={false} />
        {show === 'previewed' && reason !== '' && (
          <div role="alert">
            <Notice tone="red" title={IMPORT.importFailed}>
              {reason} {IMPORT.importFailedHint}
            </Notice>
          </div>
        )}
        {show === 'asked' && <p className={classes.hint}>{IMPORT.unanswered}</p>}
        {rows === 0 && show !== 'asked' && <p className={classes.hint}>{IMPORT.nothing}</p>}
        <Button
          className={classes.go ?? ''}
          size="lg"
          loading={show === 'importing'}
          disabled={rows === 0 || isBusy || show === 'asked'}
          onClick={() => actor.send({ type: 'import.confirmed' })}
        >
          {importButton(kind, rows)}
        </Button>
        <p role="status" className={classes.hint}>
          {show === 'importing' && IMPORT.importing}
          {show === 'reading' && IMPORT.reading}
        </p>
        {show === 'reading' && (
          <Button variant="default" onClick={() => actor.send({ type: 'file.left' })}>
            {IMPORT.stop}
          </Button>
        )}
      </section>
      <Sheets
        sheets={data.sheets}
        disabled={isBusy}
        onChoose={(sheets) => actor.send({ type: 'sheets.chosen', sheets })}
      />
      {data.text && (
        <Separators
          text={data.text}
          disabled={isBusy}
          onChoose={(separator) => actor.send({ type: 'separator.chosen', separator })}
        />
      )}
      <Columns
        kind={kind}
        preview={data}
        disabled={isBusy}
        onChoose={(columns) => actor.send({ type: 'columns.chosen', columns })}
      />
      <RowList
        rows={data.rows}
        headings={data.found.map(({ heading }) => heading)}
        filter={filter}
        page={page}
        onFilter={(chosen) => actor.send({ type: 'filter.chosen', filter: chosen })}
        onPage={(chosen) => actor.send({ type: 'page.chosen', page: chosen })}
      />
    </div>
  );
}
