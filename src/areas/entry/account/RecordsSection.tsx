import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { ownRecordEndpoints } from '#domain/contract/ownRecords.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { Call } from '../../../shared/api/call.ts';
import { ARENA_RECORDS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import type { App } from '../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { RECORDS } from './accountTexts.ts';
import classes from './PrivacySection.module.css';

/** The records of arenas that the player is asked about, or said to be theirs; nothing without any. */
export function RecordsSection() {
  const { call } = useApp();
  const { data: records = [] } = useQuery(ownRecordsQuery(call));
  const accepting = useChart(provideAnswers, { input: { name: 'acceptRecord', asksFirst: false } });
  const refusing = useChart(provideAnswers, { input: { name: 'refuseRecord', asksFirst: true } });
  const busy = useSelector(accepting, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  if (records.length === 0) return null;
  return (
    <Section title={RECORDS.title} lead={RECORDS.lead}>
      {records.map(({ id, arena: { name }, answer }) => (
        <div className={classes.right} key={id}>
          <p>
            <b>{name}</b>
            <br />
            {answer === 'accepted' ? RECORDS.joined : `${name} tem um cadastro seu: juntar?`}
          </p>
          <div className={classes.answers}>
            {answer === undefined && (
              <Button
                loading={busy === id}
                aria-label={`${RECORDS.accept}: ${name}`}
                onClick={() => accepting.send({ type: 'command.requested', subject: id })}
              >
                {RECORDS.accept}
              </Button>
            )}
            <Button
              variant="default"
              aria-label={`${answer === undefined ? RECORDS.refuse : RECORDS.split}: ${name}`}
              onClick={() => refusing.send({ type: 'command.requested', subject: id })}
            >
              {answer === undefined ? RECORDS.refuse : RECORDS.split}
            </Button>
          </div>
        </div>
      ))}
      <ConfirmDialog
        actor={refusing}
        title={RECORDS.refuseTitle}
        confirm={RECORDS.confirm}
        decline={RECORDS.keep}
        isGrave={false}
      >
        {() => RECORDS.refuseText}
      </ConfirmDialog>
    </Section>
  );
}

function ownRecordsQuery(call: Call) {
  return queryOptions({
    queryKey: [ARENA_RECORDS],
    queryFn: reading(call, ownRecordEndpoints.ownRecords, {}, ({ records }) => records),
  });
}

function provideAnswers({ call }: App) {
  return commandOf<CommandsOf['recordAnswers']>({
    acceptRecord: (id, signal) => call(ownRecordEndpoints.acceptRecord, { params: { id } }, { signal }),
    refuseRecord: (id, signal) => call(ownRecordEndpoints.refuseRecord, { params: { id } }, { signal }),
  });
}
