import { LegalPage } from './LegalPage.tsx';
import { CANCELLATION } from './cancellationText.ts';

export function CancellationScreen() {
  return <LegalPage text={CANCELLATION} />;
}
