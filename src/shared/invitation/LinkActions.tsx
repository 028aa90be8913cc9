import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import classes from './LinkActions.module.css';

interface LinkActionsProps {
  /** Whether a link is valid, known to this page or not. */
  isThere: boolean;
  texts: { readonly make: string; readonly makeAgain: string; readonly end: string };
  /** What stands beside them matters more. */
  isQuiet?: boolean;
  onMake: () => void;
  onEnd: () => void;
}

/** Makes the one link that invites, another in its place, and ends it. */
export function LinkActions({ isThere, texts, isQuiet = isThere, onMake, onEnd }: LinkActionsProps) {
  return (
    <div className={classes.actions}>
      <Button
        size="md"
        variant={isQuiet ? 'default' : 'filled'}
        leftSection={<IconLink size={20} stroke={1.75} aria-hidden />}
        onClick={onMake}
      >
        {isThere ? texts.makeAgain : texts.make}
      </Button>
      {isThere && (
        <Button size="md" variant="subtle" color="coral" onClick={onEnd}>
          {texts.end}
        </Button>
      )}
    </div>
  );
}
