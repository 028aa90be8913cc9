import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { PAPER } from './paperTexts.ts';

/** Asks the printer, as Ctrl+P does. */
export function PrintButton() {
  return (
    <Button variant="default" leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />} onClick={() => print()}>
      {PAPER.print}
    </Button>
  );
}
