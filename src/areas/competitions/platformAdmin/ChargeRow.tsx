import { Button } from '@mantine/core';
import { IconClock, IconX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { eventPath } from '#domain/navigation/paths.ts';
import type { OpenRefund, TroubledCharge } from '#domain/platformAdmin/platformTroubles.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { codeText, PLATFORM_ADMIN_PAGE, purposeText, REFUND_STATES, sinceText } from './platformAdminTexts.ts';
import classes from './PlatformAdmin.module.css';

/** Money that needs attention: what it was for, since when, and the way to who can settle it. */
export function ChargeRow({ charge, state }: { charge: TroubledCharge; state?: OpenRefund['state'] }) {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <span className={classes.name}>{purposeText(charge)}</span>
        {state && (
          <StatusBadge tone={state === 'owed' ? 'yellow' : 'red'} icon={state === 'owed' ? IconClock : IconX}>
            {REFUND_STATES[state]}
          </StatusBadge>
        )}
        <span className={classes.detail}>{sinceText(charge.since)}</span>
        <span className={classes.detail}>{codeText(charge.charge)}</span>
      </div>
      {charge.event !== undefined && (
        <Button
          component={Link}
          href={eventPath(charge.event)}
          variant="default"
          className={classes.action ?? ''}
          aria-label={`${PLATFORM_ADMIN_PAGE.event}: ${charge.place}`}
        >
          {PLATFORM_ADMIN_PAGE.event}
        </Button>
      )}
    </li>
  );
}
