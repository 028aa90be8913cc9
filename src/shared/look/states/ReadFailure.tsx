import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './ReadFailure.module.css';

export type ReadFailureProps = { message: string; reason: string; isRetrying: boolean; onRetry: () => void };

/** Stands where something could not be read, says why, and offers to try again. */
export function ReadFailure({ message, reason, isRetrying, onRetry }: ReadFailureProps) {
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <strong>{message}</strong>
        {reason !== message && <span>{reason}</span>}
      </div>
      <Button
        variant="default"
        loading={isRetrying}
        leftSection={<IconRefresh size={18} stroke={1.75} />}
        onClick={onRetry}
      >
        Tentar novamente
      </Button>
    </div>
  );
}
