import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { SLOTS } from './slotTexts.ts';

/** The query parameter that selects the tab. */
export const EDIT_MODE = 'editMode';

export const BY_DAY_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=byDay`;

const MODES = [
  { mode: 'general', href: ROUTES.ownerSlots.path, name: SLOTS.general },
  { mode: 'byDay', href: BY_DAY_PATH, name: SLOTS.byDay },
] as const;

/** The tabs: the hours of every day, or the changes for one day. */
export function EditModeTabs({ mode: shown }: { mode: 'general' | 'byDay' }) {
  return (
    <TabLinks
      label={SLOTS.modes}
      tabs={MODES.map(({ mode, href, name }) => ({ href, name, isShown: mode === shown }))}
    />
  );
}
