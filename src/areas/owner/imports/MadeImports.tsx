import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Effect } from 'effect';
import { Link } from 'wouter';
import { importEndpoints } from '#domain/contract/imports.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { ImportUndo, MadeImport } from '#domain/imports/report.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import type { App } from '../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { madeImportsQuery, undoneQuery } from './importQueries.ts';
import { count, IMPORT, KEPT, KEPT_CUSTOMER, madeText } from './importTexts.ts';
import type { KindOfImport } from './kinds.ts';
import classes from './Import.module.css';

/** The imports of the last days, each with the way to take it back; nothing while there is none. */
export function MadeImports({ kind }: { kind: KindOfImport }) {
  const { call } = useApp();
  const list = useQuery(madeImportsQuery(call));
  const actor = useChart(provideUndo, { input: { name: 'undoImport', asksFirst: true } });
  if (list.isLoadingError) return <ReadFailure message={IMPORT.madeFailed} query={list} />;
  const imports = (list.data ?? []).filter((made) => (made.kind ?? 'reservations') === kind.kind);
  if (imports.length === 0) return null;
  return (
    <section className={classes.needs} aria-label={IMPORT.made}>
      <h2 className={classes.heading}>{IMPORT.made}</h2>
      <ul className={classes.rows}>
        {imports.map((made) => (
          <Made
            key={made.id}
            kind={kind}
            made={made}
            onUndo={() => actor.send({ type: 'command.requested', subject: made.id })}
          />
        ))}
      </ul>
      <ConfirmDialog actor={actor} title={IMPORT.undoTitle} confirm={IMPORT.undo} decline={IMPORT.undoKeep}>
        {() => kind.undoText}
      </ConfirmDialog>
    </section>
  );
}

function Made({ kind, made, onUndo }: { kind: KindOfImport; made: MadeImport; onUndo: () => void }) {
  const { data: undone } = useQuery(undoneQuery(made.id));
  const kept = undone ? keptOf(undone) : [];
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <strong>{made.fileName || IMPORT.file}</strong>
        <span className={classes.detail}>{madeText(kind, made)}</span>
        {kept.length > 0 && (
          <>
            <span className={classes.remark} role="status">
              {kind.kept}: {count(kept.length, kind.one, kind.many)}
            </span>
            <ul>
              {kept.map(({ id, text, href, open }) => (
                <li key={id} className={classes.detail}>
                  {text}.{' '}
                  <Anchor component={Link} href={href} inherit>
                    {open}
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
          aria-label={`${IMPORT.undo}: ${made.fileName || IMPORT.file}, ${madeText(kind, made)}`}
          onClick={onUndo}
        >
          {IMPORT.undo}
        </Button>
      )}
    </li>
  );
}

/** What stays, of whatever kind, with the way to it. */
function keptOf({ kept, keptCustomers = [] }: ImportUndo) {
  return [
    ...kept.map(({ id, date, name, why }) => ({
      id,
      text: `${formatDay(date)}, ${name}: ${KEPT[why]}`,
      href: agendaPath(toIsoDay(date), id),
      open: IMPORT.open,
    })),
    ...keptCustomers.map(({ id, name, why }) => ({
      id,
      text: `${name}: ${KEPT_CUSTOMER[why]}`,
      href: ROUTES.ownerCustomer.path.replace(':id', id),
      open: IMPORT.openRecord,
    })),
  ];
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
