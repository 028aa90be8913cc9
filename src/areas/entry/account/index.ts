// The public interface of this area: other areas import only from here.
export { STAFF_ROLES } from './accountTexts.ts';
export { MailSection } from './MailSection.tsx';
export { PrivacySection } from './PrivacySection.tsx';
export { paymentAccountQuery } from './receiving/receivingQueries.ts';
export { ReceivingSection } from './receiving/ReceivingSection.tsx';
export { InstallSection } from './InstallSection.tsx';
export { PushSection } from './PushSection.tsx';
export { SecuritySection } from './SecuritySection.tsx';
