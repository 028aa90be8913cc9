import type { KeyboardEvent } from 'react';
import classes from './TabList.module.css';

interface TabListProps<Tab extends string> {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly words: Readonly<Record<Tab, string>>;
  readonly chosen: Tab;
  readonly onChoose: (tab: Tab) => void;
}

/** Tabs for mouse, finger and arrow keys; the Tab key stops at the chosen one only. */
export function TabList<Tab extends string>({ label, tabs, words, chosen, onChoose }: TabListProps<Tab>) {
  const turn = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const next = by === undefined ? undefined : tabs.at((tabs.indexOf(chosen) + by) % tabs.length);
    if (next === undefined) return;
    onChoose(next);
    document.getElementById(tabId(next))?.focus();
  };
  return (
    <div role="tablist" tabIndex={-1} aria-label={label} className={classes.tabs} onKeyDown={turn}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={tabId(tab)}
          aria-selected={tab === chosen}
          aria-controls={panelId(tab)}
          tabIndex={tab === chosen ? 0 : -1}
          onClick={() => onChoose(tab)}
        >
          {words[tab]}
        </button>
      ))}
    </div>
  );
}

/** The props that make an element the panel of a tab. */
export function tabPanel(tab: string) {
  return { role: 'tabpanel', id: panelId(tab), 'aria-labelledby': tabId(tab) };
}

function tabId(tab: string): string {
  return `live-tab-${tab}`;
}

function panelId(tab: string): string {
  return `live-panel-${tab}`;
}
