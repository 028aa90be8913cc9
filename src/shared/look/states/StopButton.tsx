import { Button, type ButtonProps } from '@mantine/core';
import { WAIT } from './waitTexts.ts';

/** What a busy control becomes when its request is slow. */
export function StopButton({ onStop, ...props }: ButtonProps & { onStop: () => void }) {
  return (
    <>
      <span className="visually-hidden" role="status">
        {WAIT.slow}
      </span>
      <Button {...props} variant="default" type="button" onClick={onStop}>
        {WAIT.stop}
      </Button>
    </>
  );
}
