import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { whatsappMessageLink } from '#domain/people/phone.ts';
import { CopiedAddress } from './CopiedAddress.tsx';

const MADE_LINK = { label: 'Link do convite', send: 'Enviar pelo WhatsApp' } as const;

interface MadeLinkProps {
  address: string;
  /** How long it is valid, and for whom. */
  hint: string;
  /** What is sent by WhatsApp, with the address in it. */
  message: string;
}

/** A link that invites and was made a moment ago, to be sent or copied. */
export function MadeLink({ address, hint, message }: MadeLinkProps) {
  return (
    <CopiedAddress label={MADE_LINK.label} hint={hint} address={address}>
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
    </CopiedAddress>
  );
}
