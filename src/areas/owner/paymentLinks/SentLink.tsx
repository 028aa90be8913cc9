import { paymentLinkPath } from '#domain/navigation/paths.ts';
import { CopiedAddress } from '../../../shared/invitation/CopiedAddress.tsx';
import { WhatsAppButton } from '../../../shared/people/WhatsAppButton.tsx';
import { type LinkedReservation, LINK, linkMessage } from './paymentLinkTexts.ts';

interface SentLinkProps {
  reservation: LinkedReservation;
  /** In centavos. */
  left: number;
  secret: string;
}

/** A payment link in the window that made it: sent with what it is for, or copied. */
export function SentLink({ reservation, left, secret }: SentLinkProps) {
  const { player, guestPhone } = reservation;
  const address = location.origin + paymentLinkPath(secret);
  return (
    <CopiedAddress label={LINK.label} hint={LINK.hint} address={address}>
      <WhatsAppButton
        phone={player ? player.phone : guestPhone}
        text={linkMessage(reservation, left, address)}
        size="md"
      >
        {LINK.send}
      </WhatsAppButton>
    </CopiedAddress>
  );
}
