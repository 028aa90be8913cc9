import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeImporting } from '../../../../machines/imports/importing.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { FileField } from './FileField.tsx';
import { provideImporting } from './importActors.ts';
import { IMPORT } from './importTexts.ts';
import { MadeImports } from './MadeImports.tsx';
import { Preview } from './Preview.tsx';
import { ReadFault } from './ReadFault.tsx';
import { Result } from './Result.tsx';
import classes from './Import.module.css';

/** An arena's reservations from a spreadsheet: choose it, check what would become of each row, import. */
export function ImportScreen() {
  const actor = useChart(provideImporting, { input: undefined });
  const { show, preview, result, reason } = useSelector(actor, describeImporting, shallowEqual);
  return (
    <>
      <title>{IMPORT.documentTitle}</title>
      <PageTitle lead={IMPORT.lead} back={{ href: ROUTES.ownerReservations.path, label: IMPORT.back }}>
        {IMPORT.title}
      </PageTitle>
      {show === 'choosing' && <FileField actor={actor} error={reason} />}
      {show === 'reading' && preview === '' && <Reading onStop={() => actor.send({ type: 'file.left' })} />}
      {show === 'failed' && <ReadFault actor={actor} reason={reason} />}
      {preview !== '' && show !== 'failed' && show !== 'done' && <Preview actor={actor} preview={preview} />}
      {show === 'done' && <Result actor={actor} preview={preview} result={result} />}
      {(show === 'choosing' || show === 'done') && <MadeImports />}
    </>
  );
}

function Reading({ onStop }: { onStop: () => void }) {
  return (
    <div className={classes.reading}>
      <Loading label={IMPORT.reading}>
        <div className={classes.card}>
          <p className={classes.hint}>{IMPORT.reading}</p>
          <Bone width="70%" height={28} />
          <Bone />
          <Bone width="85%" />
          <Bone width="60%" />
        </div>
      </Loading>
      <Button variant="default" onClick={onStop}>
        {IMPORT.stop}
      </Button>
    </div>
  );
}
