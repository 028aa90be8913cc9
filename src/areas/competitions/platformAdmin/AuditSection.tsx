import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconShieldCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { AuditState } from '#domain/audit/audit.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { AUDIT, checkedText, entriesText, faultText, unsealedText } from './auditTexts.ts';
import classes from './PlatformAdmin.module.css';

type AuditSectionProps = { read: UseQueryResult<AuditState>; isBusy: boolean; onCheck: () => void };

/** How much the audit holds, whether it is sealed, and what its last check found. */
export function AuditSection({ read, isBusy, onCheck }: AuditSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {AUDIT.title}
      </h2>
      <p className={classes.hint}>{AUDIT.hint}</p>
      {read.isLoadingError && <ReadFailure message={AUDIT.failed} query={read} />}
      {read.data && (
        <ul className={classes.rows}>
          {read.data.faults.map((fault) => (
            <li key={`${fault.place} ${fault.number}`} className={classes.row}>
              <div className={classes.text}>
                <span className={classes.name}>{faultText(fault)}</span>
                <StatusBadge tone="red" icon={IconAlertTriangle}>
                  {AUDIT.fault}
                </StatusBadge>
                <span className={classes.detail}>{AUDIT.faultHint}</span>
              </div>
            </li>
          ))}
          <li className={classes.row}>
            <div className={classes.text}>
              <span className={classes.name}>{entriesText(read.data)}</span>
              <span className={classes.detail}>{unsealedText(read.data)}</span>
              <span className={classes.detail}>{checkedText(read.data)}</span>
              {read.data.checkedAt && read.data.faults.length === 0 && (
                <StatusBadge tone="green" icon={IconCheck}>
                  {AUDIT.intact}
                </StatusBadge>
              )}
            </div>
            <Button
              variant="default"
              className={classes.action ?? ''}
              leftSection={<IconShieldCheck size={18} stroke={1.75} />}
              loading={isBusy}
              onClick={onCheck}
            >
              {AUDIT.check}
            </Button>
          </li>
        </ul>
      )}
    </section>
  );
}
