import { useUser } from '../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { AccountSection } from './AccountSection.tsx';
import { PROFILE } from './accountTexts.ts';
import { PhotoField } from './PhotoField.tsx';
import { PublicInfoForm } from './PublicInfoForm.tsx';
import { Section } from '../../../shared/forms/Section.tsx';

/** What others see of a player, and how the player logs in. */
export function ProfileScreen() {
  const user = useUser();
  if (!user) return null;
  return (
    <>
      <title>{PROFILE.documentTitle}</title>
      <PageTitle>{PROFILE.title}</PageTitle>
      <Section title={PROFILE.publicInfo} lead={PROFILE.publicLead}>
        <PhotoField user={user} />
        <PublicInfoForm user={user} />
      </Section>
      <AccountSection title={PROFILE.account} user={user} />
    </>
  );
}
