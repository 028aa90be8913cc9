import { Schema } from 'effect';
import { shallowEqual, useSelector } from '@xstate/react';
import { DownloadRequest, MadeSheet } from '#domain/downloads/download.ts';
import { usableLines } from '#domain/values/text/text.ts';
import { describeCommand } from '../../../machines/command/command.ts';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import { commandOf } from '../command/commandActors.ts';
import type { App } from '../runtime/app.ts';
import { useChart } from '../runtime/AppContext.tsx';
import { download, downloadSheet } from './download.ts';

const Asked = Schema.Union([MadeSheet, DownloadRequest]);
const Json = Schema.fromJsonString(Asked);
const toAsked = Schema.decodeSync(Json);
const toSubject = Schema.encodeSync(Json);

/** A sheet that the page makes of what it has read, or one that the server makes for everybody. */
export type SheetToSave = typeof Asked.Type;

/** Saves sheets of both kinds, each at an address. */
export function useSheetSaving() {
  const actor = useChart(provideSheetSaving, { input: { name: 'saveSheet', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return {
    isBusy,
    isSlow,
    save: (sheet: SheetToSave) => {
      // Cells of an imported file may have what no request takes.
      const asked = 'of' in sheet ? sheet : { fileName: sheet.fileName, csv: usableLines(sheet.csv) };
      actor.send({ type: 'command.requested', subject: toSubject(asked) });
    },
    stop: () => actor.send({ type: 'wait.abandoned' }),
  };
}

function provideSheetSaving({ call }: App) {
  return commandOf<CommandsOf['madeSheet']>({
    saveSheet: (subject, signal) => {
      const asked = toAsked(subject);
      return 'of' in asked ? download(call, asked, signal) : downloadSheet(call, asked, signal);
    },
  });
}
