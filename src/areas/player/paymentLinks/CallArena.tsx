import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { WhatsAppButton } from '../../../shared/people/WhatsAppButton.tsx';
import { PAY_LINK } from './paymentLinkTexts.ts';

/** A way to ask the arena, where it has a phone. */
export function CallArena({ arena: { phone } }: Pick<PublicLink, 'arena'>) {
  if (phone === undefined) return null;
  return (
    <WhatsAppButton phone={phone} variant="default" aria-label={`${PAY_LINK.call} ${maskPhone(phone)}`}>
      {PAY_LINK.call}
    </WhatsAppButton>
  );
}
