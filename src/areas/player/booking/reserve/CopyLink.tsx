import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { copyOf } from '../../../../shared/command/copyActors.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { RESERVE } from './reserveTexts.ts';

const provideCopy = () => copyOf(RESERVE.copyFailed);

/** Copies the page's address, which names the chosen hours, for the friends who will play. */
export function CopyLink() {
  const copying = useChart(provideCopy, { input: { name: 'copyLink', asksFirst: false } });
  return (
    <Button
      variant="subtle"
      px={8}
      fz="var(--text-caption)"
      leftSection={<IconLink size={18} stroke={1.75} aria-hidden />}
      onClick={() => copying.send({ type: 'command.requested', subject: location.href })}
    >
      {RESERVE.copyLink}
    </Button>
  );
}
