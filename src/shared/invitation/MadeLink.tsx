import { CopiedAddress } from './CopiedAddress.tsx';
import { WhatsAppButton } from '../people/WhatsAppButton.tsx';

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
      <WhatsAppButton text={message} size="md">
        {MADE_LINK.send}
      </WhatsAppButton>
    </CopiedAddress>
  );
}
