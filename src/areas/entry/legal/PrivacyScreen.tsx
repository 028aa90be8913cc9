import { LegalPage } from './LegalPage.tsx';
import { PRIVACY_POLICY } from './privacyText.ts';

export function PrivacyScreen() {
  return <LegalPage text={PRIVACY_POLICY} />;
}
