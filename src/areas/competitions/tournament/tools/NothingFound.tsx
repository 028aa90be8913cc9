import { Button } from '@mantine/core';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { TOOLS } from './toolTexts.ts';

/** Shown when a search or a filter leaves nothing of a list. */
export function NothingFound({ onAll }: { onAll: () => void }) {
  return (
    <EmptyState
      title={TOOLS.none}
      action={
        <Button size="lg" variant="default" onClick={onAll}>
          {TOOLS.all}
        </Button>
      }
    >
      {TOOLS.noneHint}
    </EmptyState>
  );
}
