import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { NewArenaForm } from './NewArenaForm.tsx';
import { NEW_ARENA } from './newArenaTexts.ts';

/** An arena for somebody who has an account, beside those that they have. */
export function NewArenaScreen() {
  return (
    <>
      <title>{NEW_ARENA.documentTitle}</title>
      <PageTitle lead={NEW_ARENA.lead}>{NEW_ARENA.title}</PageTitle>
      <NewArenaForm />
    </>
  );
}
