// The public interface of this area: other areas import only from here.
export { PrivacySection } from './PrivacySection.tsx';
export { SecuritySection } from './SecuritySection.tsx';
