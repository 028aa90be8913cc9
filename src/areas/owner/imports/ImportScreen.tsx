import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useSearchParams } from 'wouter';
import { IMPORT_KINDS } from '#domain/imports/kinds.ts';
import { describeImporting } from '../../../../machines/imports/importing.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { FileField } from './FileField.tsx';
import { IMPORTING } from './importActors.ts';
import { IMPORT } from './importTexts.ts';
import { kindOf, type KindOfImport, KINDS } from './kinds.ts';
import { MadeImports } from './MadeImports.tsx';
import { Preview } from './Preview.tsx';
import { ReadFault } from './ReadFault.tsx';
import { Result } from './Result.tsx';
import classes from './Import.module.css';

/** An arena's reservations or customers from a spreadsheet: choose it, check what would become of each row, import. */
export function ImportScreen() {
  const [parameters] = useSearchParams();
  const kind = kindOf(parameters);
  return <OfKind key={kind.kind} kind={kind} />;
}

function OfKind({ kind }: { kind: KindOfImport }) {
  const actor = useChart(IMPORTING[kind.kind], { input: { told: kind.told } });
  const { show, preview, result, reason } = useSelector(actor, describeImporting, shallowEqual);
  return (
    <>
      <title>{kind.documentTitle}</title>
      <PageTitle lead={kind.lead} back={kind.back}>
        {kind.title}
      </PageTitle>
      {show === 'choosing' && <TabLinks label={IMPORT.kinds} tabs={tabsOf(kind)} />}
      {show === 'choosing' && <FileField kind={kind} actor={actor} error={reason} />}
      {show === 'reading' && preview === '' && <Reading onStop={() => actor.send({ type: 'file.left' })} />}
      {show === 'failed' && <ReadFault actor={actor} reason={reason} />}
      {preview !== '' && show !== 'failed' && show !== 'done' && (
        <Preview kind={kind} actor={actor} preview={preview} />
      )}
      {show === 'done' && <Result kind={kind} actor={actor} preview={preview} result={result} />}
      {(show === 'choosing' || show === 'done') && <MadeImports kind={kind} />}
    </>
  );
}

function tabsOf({ kind }: KindOfImport) {
  return IMPORT_KINDS.map((one) => ({ href: KINDS[one].href, name: KINDS[one].tab, isShown: one === kind }));
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
