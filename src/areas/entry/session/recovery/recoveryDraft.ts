import { writeDraft } from '../../../../shared/forms/draft.ts';

/** The draft of the form that asks for a reset link. */
export const RECOVERY_DRAFT = 'recovery';

/** Whoever typed an e-mail before finding the password forgotten need not type it again. */
export function rememberEmail(email: string): void {
  if (email !== '') writeDraft(RECOVERY_DRAFT, { email });
}
