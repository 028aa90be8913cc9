import { expect, it } from 'vitest';
import type { Invitation } from '#domain/registrations/invitation.ts';
import { refusalText } from '../../src/areas/competitions/registrations/invitations/invitationTexts.ts';

const invitation = { invitedBy: { id: 'ana', name: 'Ana Souza' } } as Invitation;

// Red without `isDrawn` in refusalText: from the draw on, three walkovers and no refund follow.
it('what refusing means is another thing once the groups exist', () => {
  expect(refusalText(invitation)).toBe(
    'Ana Souza fica sabendo. A inscrição termina, a vaga fica livre e o que foi pago pela plataforma volta para quem pagou.',
  );
  expect(refusalText({ ...invitation, isDrawn: true })).toMatch(
    /^Ana Souza fica sabendo\. As partidas que faltam viram vitória .* O que foi pago pela plataforma não volta/,
  );
});
