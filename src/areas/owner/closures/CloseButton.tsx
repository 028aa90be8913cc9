import type { AgendaActor } from '../../../../machines/agenda/agenda.ts';
import { Button } from '@mantine/core';
import { IconUmbrella } from '@tabler/icons-react';
import classes from './Closing.module.css';
import { CLOSING } from './closingTexts.ts';

/** Opens the form of a closure. On a phone it stays above the tabs, where the thumb of whoever stands in the rain is. */
export function CloseButton({ actor, isAfloat = false }: { actor: AgendaActor; isAfloat?: boolean }) {
  const button = (
    <Button
      variant="default"
      leftSection={<IconUmbrella size={20} stroke={1.75} aria-hidden />}
      onClick={() => actor.send({ type: 'closing.requested' })}
    >
      {CLOSING.open}
    </Button>
  );
  return isAfloat ? <div className={classes.afloat}>{button}</div> : button;
}
