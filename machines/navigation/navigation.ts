import { setup, type SnapshotFrom } from 'xstate';

/** From this width in CSS pixels on, the sidebar stands beside the page. */
export const WIDE_FROM_PX = 1024;

/** The frame around every screen: a sidebar on wide screens, an overlay and bottom tabs on narrow ones. */
export const navigationMachine = setup({
  types: {
    input: {} as { isWide: boolean },
    context: {} as { startsWide: boolean },
    events: {} as
      | { type: 'screen.widened' }
      | { type: 'screen.narrowed' }
      | { type: 'menu.toggled' }
      | { type: 'overlay.dismissed' }
      | { type: 'page.changed' },
    tags: {} as 'menuOpen' | 'overlay',
  },
  guards: { startsWide: ({ context }) => context.startsWide },
}).createMachine({
  id: 'navigation',
  description: 'Where the menu stands, and whether it is open',
  context: ({ input }) => ({ startsWide: input.isWide }),
  initial: 'measuring',
  states: {
    measuring: {
      description: 'The first width decides',
      always: [{ guard: 'startsWide', target: 'wide' }, { target: 'narrow' }],
    },
    wide: {
      description: 'The sidebar has its own column',
      initial: 'open',
      on: { 'screen.narrowed': 'narrow' },
      states: {
        open: { description: 'Icons and words', tags: 'menuOpen', on: { 'menu.toggled': 'closed' } },
        closed: { description: 'Put away by the person', on: { 'menu.toggled': 'open' } },
      },
    },
    narrow: {
      description: 'Bottom tabs lead; the menu lies over the page when asked for',
      initial: 'closed',
      on: { 'screen.widened': 'wide' },
      states: {
        closed: { description: 'Only the page and the tabs', on: { 'menu.toggled': 'overlay' } },
        overlay: {
          description: 'The menu over a darkened page',
          tags: ['menuOpen', 'overlay'],
          on: { 'menu.toggled': 'closed', 'overlay.dismissed': 'closed', 'page.changed': 'closed' },
        },
      },
    },
  },
});

export function describeNavigation(snapshot: SnapshotFrom<typeof navigationMachine>) {
  return {
    isWide: snapshot.matches('wide'),
    isMenuOpen: snapshot.hasTag('menuOpen'),
    isOverlay: snapshot.hasTag('overlay'),
  };
}
