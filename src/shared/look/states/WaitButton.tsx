import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { StopButton } from './StopButton.tsx';

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

/** A submit button that shows that it waits; when the request is slow, it becomes a button that stops waiting. */
export function WaitButton({ isBusy, isSlow, onStop, onClick, type = 'button', ...props }: WaitButtonProps) {
  if (!isSlow) return <Button size="lg" {...props} type={type} loading={isBusy} {...(onClick && { onClick })} />;
  return <StopButton size="lg" {...props} onStop={onStop} />;
}
