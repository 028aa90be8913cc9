import { Button, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { copyOf } from '../command/copyActors.ts';
import { useChart } from '../runtime/AppContext.tsx';
import classes from './CopiedAddress.module.css';

const TEXTS = {
  copy: 'Copiar link',
  copyFailed: 'Não foi possível copiar. Selecione o link e copie.',
} as const;

interface CopiedAddressProps {
  label: string;
  hint: string;
  address: string;
  /** Other ways to use it, before the button that copies. */
  children: ReactNode;
}

/** An address that was made a moment ago and is shown once, to be copied. */
export function CopiedAddress({ label, hint, address, children }: CopiedAddressProps) {
  const copying = useChart(provideCopy, { input: { name: 'copyInvitation', asksFirst: false } });
  return (
    <div className={classes.made} ref={bringIn}>
      <TextInput
        label={label}
        description={hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        {children}
        <Button
          size="md"
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => copying.send({ type: 'command.requested', subject: address })}
        >
          {TEXTS.copy}
        </Button>
      </div>
    </div>
  );
}

/** To the middle of the screen: what is told of it stands at the foot. */
function bringIn(made: HTMLElement | null): void {
  made?.scrollIntoView({ block: 'center' });
}

function provideCopy() {
  return copyOf(TEXTS.copyFailed);
}
