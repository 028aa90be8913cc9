import { Button, type ButtonProps } from '@mantine/core';
import { IconShare2 } from '@tabler/icons-react';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import { copyOf } from '../command/copyActors.ts';
import { useChart } from '../runtime/AppContext.tsx';
import { asText, isOnSheet, type Shared } from './deviceSheet.ts';

const TEXTS = {
  share: 'Compartilhar',
  copyFailed: 'Não foi possível copiar. Copie o endereço do navegador, ou o que está na tela.',
} as const;

type ShareButtonProps = ButtonProps & {
  /** Made when it is asked for. */
  sharedOf: () => Shared;
  /** What is said when it was copied. */
  copied?: CommandsOf['sharing'];
  children?: string;
};

/** Sends what is shown to somebody: by the device's own sheet, else it is copied. */
export function ShareButton({ sharedOf, copied = 'copyLink', children = TEXTS.share, ...look }: ShareButtonProps) {
  const copying = useChart(provideCopy, { input: { name: copied, asksFirst: false } });
  const share = async () => {
    const shared = sharedOf();
    if (!(await isOnSheet(shared))) copying.send({ type: 'command.requested', subject: asText(shared) });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconShare2 size={20} stroke={1.75} aria-hidden />}
      {...look}
      onClick={() => void share()}
    >
      {children}
    </Button>
  );
}

function provideCopy() {
  return copyOf(TEXTS.copyFailed);
}
