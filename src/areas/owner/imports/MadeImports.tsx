import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Effect } from 'effect';
import { Link } from 'wouter';
import { importEndpoints } from '#domain/contract/imports.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { MadeImport } from '#domain/imports/report.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import type { App } from '../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { madeImportsQuery, undoneQuery } from './importQueries.ts';
import { count, IMPORT, KEPT, madeText } from './importTexts.ts';
import classes from './Import.module.css';

/** The imports of the last days, each with the way to take it back; nothing while there is none. */
export function MadeImports() {
  const { call } = useApp();
  const list = useQuery(madeImportsQuery(call));
  const actor = useChart(provideUndo, { input: { name: 'undoImport', asksFirst: true } });
  if (list.isLoadingError) return <ReadFailure message={IMPORT.madeFailed} query={list} />;
  if (!list.data || list.data.length === 0) return null;
  return (
    <section className={classes.needs} aria-label={IMPORT.made}>
      <h2 className={classes.heading}>{IMPORT.made}</h2>
      <ul className={classes.rows}>
        {list.data.map((made) => (
          <Made key={made.id} made={made} onUndo={() => actor.send({ type: 'command.requested', subject: made.id })} />
        ))}
      </ul>
      <ConfirmDialog actor={actor} title={IMPORT.undoTitle} confirm={IMPORT.undo} decline={IMPORT.undoKeep}>
        {() => IMPORT.undoText}
      </ConfirmDialog>
    </section>
  );
}

function Made({ made, onUndo }: { made: MadeImport; onUndo: () => void }) {
  const { data: undone } = useQuery(undoneQuery(made.id));
  const kept = undone?.kept ?? [];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{made.fileName || IMPORT.file}</strong>
        <span className={classes.detail}>{madeText(made)}</span>
        {kept.length > 0 && (
          <>
            <span className={classes.remark} role="status">
              {IMPORT.kept}: {count(kept.length, 'reserva', 'reservas')}
            </span>
            <ul>
              {kept.map(({ id, date, name, why }) => (
                <li key={id} className={classes.detail}>
                  {formatDay(date)}, {name}: {KEPT[why]}.{' '}
                  <Anchor component={Link} href={agendaPath(toIsoDay(date), id)} inherit>
                    {IMPORT.open}
                  </Anchor>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {made.undone < made.made && (
        <Button
          variant="outline"
          color="coral"
          aria-label={`${IMPORT.undo}: ${made.fileName || IMPORT.file}, ${madeText(made)}`}
          onClick={onUndo}
        >
          {IMPORT.undo}
        </Button>
      )}
    </li>
  );
}

/** What stays is kept where the list finds it. */
function provideUndo({ call, queryClient }: App) {
  return commandOf<CommandsOf['importUndo']>({
    undoImport: (id, signal) =>
      call(importEndpoints.undoImport, { params: { id } }, { signal }).pipe(
        Effect.tap(({ data }) => Effect.sync(() => queryClient.setQueryData(undoneQuery(id).queryKey, data))),
      ),
  });
}
