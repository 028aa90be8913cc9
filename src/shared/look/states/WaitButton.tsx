import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

type WaitButtonProps = Omit<ButtonProps, 'loading'> & {
  type?: 'button' | 'submit';
  /** Its request is under way. */
  isBusy: boolean;
  /** The request is taking longer than usual. */
  isSlow: boolean;
  onClick?: () => void;
  /** Stops waiting for the reply. */
  onStop: () => void;
  children: ReactNode;
};

const WAIT = { stop: 'Parar de esperar', slow: 'Está demorando mais do que o normal.' } as const;

/** A submit button that shows that it waits; when the request is slow, it becomes a button that stops waiting. */
export function WaitButton({ isBusy, isSlow, onStop, onClick, type = 'button', ...props }: WaitButtonProps) {
  if (!isSlow) return <Button size="lg" {...props} type={type} loading={isBusy} {...(onClick && { onClick })} />;
  return (
    <>
      <span className="visually-hidden" role="status">
        {WAIT.slow}
      </span>
      <Button size="lg" {...props} variant="default" type="button" onClick={onStop}>
        {WAIT.stop}
      </Button>
    </>
  );
}
