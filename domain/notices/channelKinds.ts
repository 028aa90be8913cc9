import { Schema } from 'effect';
import { ROUTES } from '../navigation/routes.ts';
import { kind } from './kind.ts';

/** `undeliverable`: there is no WhatsApp at the number, or its terms were not accepted; `stopped`: the person stopped us there. */
export const WhatsappEnd = Schema.Literals(['undeliverable', 'stopped']);
export type WhatsappEnd = typeof WhatsappEnd.Type;

const WHY: Readonly<Record<WhatsappEnd, string>> = {
  undeliverable:
    'O WhatsApp não consegue entregar no seu número. Confira se ele ainda está no WhatsApp e com os termos aceitos, e ligue os avisos de novo.',
  stopped:
    'No WhatsApp, você parou de receber mensagens nossas. Para receber de novo, permita lá e ligue os avisos outra vez.',
};

/** What is heard of the ways by which people hear. */
export const CHANNEL_KINDS = {
  whatsappEnded: kind<{ readonly reason: WhatsappEnd }>({
    to: 'Quem recebia os avisos por WhatsApp, que não os entrega mais',
    facts: Schema.Struct({ reason: WhatsappEnd }),
    title: () => 'Os avisos por WhatsApp pararam',
    line: ({ reason }) => WHY[reason],
    path: () => ROUTES.settings.path,
    example: { reason: 'undeliverable' },
  }),
};
