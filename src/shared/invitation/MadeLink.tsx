import { Button, TextInput } from '@mantine/core';
import { IconBrandWhatsapp, IconCopy } from '@tabler/icons-react';
import { whatsappMessageLink } from '../../../domain/people/phone.ts';
import { copyOf } from '../command/copyActors.ts';
import { useChart } from '../runtime/AppContext.tsx';
import classes from './MadeLink.module.css';

const MADE_LINK = {
  label: 'Link do convite',
  send: 'Enviar pelo WhatsApp',
  copy: 'Copiar link',
  copyFailed: 'Não foi possível copiar. Selecione o link e copie.',
} as const;

interface MadeLinkProps {
  address: string;
  /** How long it is valid, and for whom. */
  hint: string;
  /** What is sent by WhatsApp, with the address in it. */
  message: string;
}

/** A link that invites and was made a moment ago, to be sent or copied. */
export function MadeLink({ address, hint, message }: MadeLinkProps) {
  const copying = useChart(provideCopy, { input: { name: 'copyInvitation', asksFirst: false } });
  return (
    <div className={classes.made}>
      <TextInput
        label={MADE_LINK.label}
        description={hint}
        value={address}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes.actions}>
        <Button
          component="a"
          href={whatsappMessageLink(message, undefined)}
          target="_blank"
          rel="noopener noreferrer"
          size="md"
          leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
        >
          {MADE_LINK.send}
        </Button>
        <Button
          size="md"
          variant="default"
          leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
          onClick={() => copying.send({ type: 'command.requested', subject: address })}
        >
          {MADE_LINK.copy}
        </Button>
      </div>
    </div>
  );
}

function provideCopy() {
  return copyOf(MADE_LINK.copyFailed);
}
