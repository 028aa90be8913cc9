import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';

type WaitButtonProps = Omit<ButtonProps, 'loading'> & {
  type?: 'button' | 'submit';
  /** What it sends is on its way. */
  isBusy: boolean;
  /** For longer than usual. */
  isSlow: boolean;
  onClick?: () => void;
  /** Gives the wait up. */
  onStop: () => void;
  children: ReactNode;
};

const WAIT = { stop: 'Parar de esperar', slow: 'Está demorando mais do que o normal.' } as const;

/** A button that something is sent by: it shows that it waits, and after a while is the way out of the wait. */
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
