import { describeNavigation, type navigationMachine } from '../../../machines/navigation/navigation.ts';
import { can, type Check, type Rule, shows } from '../harness/rules.ts';

type Navigation = typeof navigationMachine;

const section = 'SPEC 2, Layout and navigation';
const [OPEN, SHUT] = [
  { isWide: true, isMenuOpen: true, isOverlay: false },
  { isWide: false, isMenuOpen: false, isOverlay: false },
];
const shown = (view: ReturnType<typeof describeNavigation>): Check<Navigation> => shows(describeNavigation, view);

/** What the specification says of the menu. */
export const navigationRules: readonly Rule<Navigation>[] = [
  {
    section,
    says: 'the sidebar begins open on wide screens, and closed on small ones',
    on: 'start',
    must: (moment, earlier) => {
      const { isWide } = moment.event['input'] as { isWide: boolean };
      shown(isWide ? OPEN : SHUT)(moment, earlier);
    },
  },
  { section, says: 'a screen that becomes wide opens it, beside the page', on: 'screen.widened', must: shown(OPEN) },
  { section, says: 'a screen that becomes small closes it', on: 'screen.narrowed', must: shown(SHUT) },
  {
    section,
    says: "the menu's button opens what is closed and closes what is open, over a dark overlay on small screens",
    on: 'menu.toggled',
    must: shows(describeNavigation, ({ before }) => {
      const { isWide, isMenuOpen } = describeNavigation(before);
      return { isWide, isMenuOpen: !isMenuOpen, isOverlay: !isWide && !isMenuOpen };
    }),
  },
  {
    section,
    says: 'a touch beside the menu, or another page, closes the one that lies over the page',
    on: ['overlay.dismissed', 'page.changed'],
    must: shown(SHUT),
  },
  {
    section,
    says: 'the page is dark when the menu lies over it on a small screen, and at no other time',
    must: shows(
      (after) => describeNavigation(after).isOverlay,
      ({ after }) => !describeNavigation(after).isWide && describeNavigation(after).isMenuOpen,
    ),
  },
  {
    section,
    says: 'the button always works, every change of width is followed, and a sidebar beside the page stays on another page',
    must: (moment, earlier) => {
      const { isWide, isOverlay } = describeNavigation(moment.after);
      const widths = { 'screen.narrowed': isWide, 'screen.widened': !isWide };
      const offers = { 'menu.toggled': true, ...widths, 'overlay.dismissed': isOverlay, 'page.changed': isOverlay };
      for (const [type, isSo] of Object.entries(offers)) can({ type }, isSo)(moment, earlier);
    },
  },
];
