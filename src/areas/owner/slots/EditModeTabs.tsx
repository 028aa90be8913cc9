import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { SLOTS } from './slotTexts.ts';

/** The query parameter that says which hours are shown. */
export const EDIT_MODE = 'editMode';

export const BY_DAY_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=byDay`;

const MODES = [
  { mode: 'general', href: ROUTES.ownerSlots.path, name: SLOTS.general },
  { mode: 'byDay', href: BY_DAY_PATH, name: SLOTS.byDay },
] as const;

/** The two ways to see an arena's hours. */
export function EditModeTabs({ mode: shown }: { mode: 'general' | 'byDay' }) {
  return (
    <TabLinks
      label={SLOTS.modes}
      tabs={MODES.map(({ mode, href, name }) => ({ href, name, isShown: mode === shown }))}
    />
  );
}
