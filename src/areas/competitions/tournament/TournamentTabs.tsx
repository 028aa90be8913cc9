import { TabLinks } from '../../../shared/look/layout/TabLinks.tsx';
import { TOURNAMENT } from './tournamentTexts.ts';

const TABS = ['participants', 'groups', 'matches'] as const;
export type Tab = (typeof TABS)[number];

/** The tab that the address names, by default the participants. */
export function tabOf(text: string | null): Tab {
  return TABS.find((tab) => tab === text) ?? 'participants';
}

export function TournamentTabs({ path, shown }: { path: string; shown: Tab }) {
  const tabs = TABS.map((tab) => ({
    href: tab === 'participants' ? path : `${path}?tab=${tab}`,
    name: TOURNAMENT[tab],
    isShown: tab === shown,
  }));
  return <TabLinks label={TOURNAMENT.parts} tabs={tabs} />;
}
