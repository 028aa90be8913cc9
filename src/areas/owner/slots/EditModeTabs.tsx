import { ROUTES } from '#domain/navigation/routes.ts';
import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { SLOTS } from './slotTexts.ts';

/** The query parameter that selects the tab. */
export const EDIT_MODE = 'editMode';

export const BY_DAY_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=byDay`;
const RULES_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=rules`;
const OPENING_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=opening`;
const PRODUCTS_PATH = `${ROUTES.ownerSlots.path}?${EDIT_MODE}=products`;

const MODES = [
  { mode: 'general', href: ROUTES.ownerSlots.path, name: SLOTS.general },
  { mode: 'opening', href: OPENING_PATH, name: SLOTS.opening },
  { mode: 'rules', href: RULES_PATH, name: SLOTS.rules },
  { mode: 'products', href: PRODUCTS_PATH, name: SLOTS.products },
  { mode: 'byDay', href: BY_DAY_PATH, name: SLOTS.byDay },
] as const;

type Mode = (typeof MODES)[number]['mode'];

/** The tab that the address selects. */
export function modeOf(text: string | null): Mode {
  return MODES.find(({ mode }) => mode === text)?.mode ?? 'general';
}

/** The tabs: the hours of every day, those of each weekday, the rules over their prices, what is sold beside them, or the changes for one day. */
export function EditModeTabs({ mode: shown }: { mode: Mode }) {
  return (
    <TabLinks
      label={SLOTS.modes}
      tabs={MODES.map(({ mode, href, name }) => ({ href, name, isShown: mode === shown }))}
    />
  );
}
