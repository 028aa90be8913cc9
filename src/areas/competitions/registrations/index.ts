// The public interface of this area: other areas import only from here.
export { CartBar } from './cart/CartBar.tsx';
export { InvitedDialogs, RefusedRefunds, RegistrationDialogs } from './laterParts.ts';
export { provideRegistration } from './entry/registrationActors.ts';
export { formerQuery, registrationsQuery } from './entry/registrationQueries.ts';
export { requestOf } from './entry/requestOf.ts';
export { Invitations } from './invitations/Invitations.tsx';
export { InvitedActions } from './invitations/InvitedActions.tsx';
export { ShareButtons } from './invitations/ShareButtons.tsx';
export { type InvitedActor, provideInvited } from './invitations/invitationActors.ts';
export { invitedText } from './invitations/invitedTexts.ts';
