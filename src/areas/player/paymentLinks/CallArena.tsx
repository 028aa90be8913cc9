import { Button } from '@mantine/core';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { maskPhone, whatsappLink } from '#domain/people/phone.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';

/** A way to ask the arena, where it has a phone. */
export function CallArena({ arena: { phone } }: Pick<PublicLink, 'arena'>) {
  if (phone === undefined) return null;
  return (
    <Button
      component="a"
      href={whatsappLink(phone)}
      target="_blank"
      rel="noopener noreferrer"
      variant="default"
      leftSection={<IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />}
      aria-label={`${PAY_LINK.call} ${maskPhone(phone)}`}
    >
      {PAY_LINK.call}
    </Button>
  );
}
