import { LegalPage } from './LegalPage.tsx';
import { TERMS_OF_USE } from './termsText.ts';

export function TermsScreen() {
  return <LegalPage text={TERMS_OF_USE} />;
}
