import { Button } from '@mantine/core';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import classes from './ReadFailure.module.css';

/** A failed query, or several combined into one. */
export interface FailedRead {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type ReadFailureProps = { message: string; query: FailedRead };

/** Replaces content that could not be read: gives the reason and offers to try again. */
export function ReadFailure({ message, query: { error, isFetching, refetch } }: ReadFailureProps) {
  const reason = error?.message ?? message;
  return (
    <div className={classes.failure} role="alert">
      <IconAlertTriangle className={classes.icon} size={24} stroke={1.75} aria-hidden />
      <div className={classes.text}>
        <strong>{message}</strong>
        {reason !== message && <span>{reason}</span>}
      </div>
      <Button
        variant="default"
        loading={isFetching}
        leftSection={<IconRefresh size={18} stroke={1.75} />}
        onClick={() => void refetch()}
      >
        Tentar novamente
      </Button>
    </div>
  );
}
