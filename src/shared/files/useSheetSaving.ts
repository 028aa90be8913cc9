import { Effect, Schema } from 'effect';
import { shallowEqual, useSelector } from '@xstate/react';
import { MadeSheet } from '#domain/downloads/download.ts';
import { usableLines } from '#domain/values/text/text.ts';
import { describeCommand } from '../../../machines/command/command.ts';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import { commandOf } from '../command/commandActors.ts';
import type { App } from '../runtime/app.ts';
import { useChart } from '../runtime/AppContext.tsx';
import { downloadSheet } from './download.ts';
import { saveFile } from './saveFile.ts';

const Json = Schema.fromJsonString(MadeSheet);
const toSheet = Schema.decodeSync(Json);
const toSubject = Schema.encodeSync(Json);

/** Saves sheets that the page makes of what it has read. */
export function useSheetSaving() {
  const actor = useChart(provideSheetSaving, { input: { name: 'saveSheet', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return {
    isBusy,
    isSlow,
    save: ({ fileName, csv }: MadeSheet) => {
      // Cells of an imported file may have what no request takes.
      actor.send({ type: 'command.requested', subject: toSubject({ fileName, csv: usableLines(csv) }) });
    },
    stop: () => actor.send({ type: 'wait.abandoned' }),
  };
}

function provideSheetSaving({ call, readToken }: App) {
  return commandOf<CommandsOf['madeSheet']>({
    saveSheet: (subject, signal) => {
      const sheet = toSheet(subject);
      // Strangers read tournaments, too, and are given no address for what they send.
      if (readToken() === undefined)
        return Effect.sync(() => saveFile(sheet.fileName, sheet.csv, 'text/csv;charset=utf-8'));
      return downloadSheet(call, sheet, signal);
    },
  });
}
