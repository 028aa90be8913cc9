// The public interface of this area: other areas import only from here.
export { STAFF_ROLES } from './accountTexts.ts';
export { PrivacySection } from './PrivacySection.tsx';
export { paymentAccountQuery } from './receiving/receivingQueries.ts';
export { ReceivingSection } from './receiving/ReceivingSection.tsx';
export { SecuritySection } from './SecuritySection.tsx';
