import { LegalPage } from './LegalPage.tsx';
import { ACCESSIBILITY } from './accessibilityText.ts';

export function AccessibilityScreen() {
  return <LegalPage text={ACCESSIBILITY} />;
}
