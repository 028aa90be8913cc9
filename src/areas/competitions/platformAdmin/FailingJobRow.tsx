import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { FailingJob } from '#domain/platformAdmin/platformTroubles.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { attemptsText, jobName, PLATFORM_ADMIN_PAGE } from './platformAdminTexts.ts';
import classes from './PlatformAdmin.module.css';

type FailingJobRowProps = { job: FailingJob; isBusy: boolean; onRetry: () => void };

export function FailingJobRow({ job, isBusy, onRetry }: FailingJobRowProps) {
  const { now } = useApp();
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{jobName(job)}</span>
        <span className={classes.detail}>{attemptsText(job, now())}</span>
        {job.lastError !== undefined && <code className={classes.detail}>{job.lastError}</code>}
      </div>
      <Button
        variant="default"
        className={classes.action ?? ''}
        leftSection={<IconRefresh size={18} stroke={1.75} />}
        aria-label={`${PLATFORM_ADMIN_PAGE.retry}: ${jobName(job)}, ${attemptsText(job, now())}`}
        loading={isBusy}
        onClick={onRetry}
      >
        {PLATFORM_ADMIN_PAGE.retry}
      </Button>
    </li>
  );
}
