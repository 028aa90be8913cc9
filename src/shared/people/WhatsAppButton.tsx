import { Button, type ButtonProps } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { whatsappLink, whatsappMessageLink } from '#domain/people/phone.ts';

/** A conversation, a message that is ready to be sent in one, or one for a contact who is picked in WhatsApp. */
type Recipient = { phone: string; text?: string } | { phone?: string | undefined; text: string };

type WhatsAppButtonProps = Recipient &
  Omit<ButtonProps, 'leftSection'> & {
    /** In place of what it reads, where that does not say what it opens. */
    'aria-label'?: string;
    children: ReactNode;
  };

/** Opens WhatsApp in a tab of its own; a message can still be changed there. */
export function WhatsAppButton({ phone, text, ...props }: WhatsAppButtonProps) {
  return (
    <Button
      {...props}
      component="a"
      href={text === undefined ? whatsappLink(phone ?? '') : whatsappMessageLink(text, phone)}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
    />
  );
}
