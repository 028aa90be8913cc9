import { writeDraft } from '../../../../shared/forms/draft.ts';

export const RECOVERY_DRAFT = 'recovery';

/** Fills the recovery form with the e-mail that was typed at the login. */
export function rememberEmail(email: string): void {
  if (email !== '') writeDraft(RECOVERY_DRAFT, { email });
}
