// The public interface of this area: other areas import only from here.
export { AccountSection } from './AccountSection.tsx';
export { AccountSkeleton } from './AccountSkeleton.tsx';
export { PrivacySection } from './PrivacySection.tsx';
export { accountQuery } from './accountQueries.ts';
