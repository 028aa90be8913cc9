import { asleep } from '../../../shared/runtime/asleep.tsx';
import { later } from '../../../shared/runtime/later.tsx';

export const RegistrationDialogs = asleep(
  'registrationDialogs',
  async () => (await import('./entry/RegistrationDialogs.tsx')).RegistrationDialogs,
);

export const InvitationDialogs = asleep(
  'invitationDialogs',
  async () => (await import('./invitations/InvitationDialogs.tsx')).InvitationDialogs,
);

export const InvitedDialogs = asleep(
  'invitedDialogs',
  async () => (await import('./invitations/InvitedDialogs.tsx')).InvitedDialogs,
);

export const CartDialogs = asleep('cartDialogs', async () => (await import('./cart/CartDialogs.tsx')).CartDialogs);

/** Of administrators and organizers alone. */
export const RefusedRefunds = later(
  'refusedRefunds',
  async () => (await import('./refunds/RefusedRefunds.tsx')).RefusedRefunds,
);
