import { IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Group } from '#domain/tournament/double.ts';
import type { SheetToSave } from '../../../../shared/files/useSheetSaving.ts';
import paper from '../Paper.module.css';
import { JumpMenu } from '../tools/JumpMenu.tsx';
import { NothingFound } from '../tools/NothingFound.tsx';
import { PaperTools } from '../tools/PaperTools.tsx';
import { Tools } from '../tools/Tools.tsx';
import { foundGroupsText } from '../tools/toolTexts.ts';
import { isSearching, useSought } from '../tools/useSought.ts';
import classes from './GroupList.module.css';
import { GroupTable } from './GroupTable.tsx';
import { GROUPS } from './groupTexts.ts';

type GroupTablesProps = {
  /** Its spreadsheet, made when it is asked for. */
  sheetOf: () => SheetToSave;
  groups: readonly Group[];
  /** What the mark of a qualified pair says; absent where it is not told. */
  qualified?: string;
  /** The organizer's next steps. */
  children?: ReactNode;
};

/** The tables of all groups, or of those with a name that is searched for, and the meaning of their columns. */
export function GroupTables({ sheetOf, groups, qualified, children }: GroupTablesProps) {
  const { isToPlayOnly: _, ...sought } = useSought();
  const asked = { ...sought, isToPlayOnly: false };
  const isAsked = isSearching(asked);
  const isFound = ({ doubles }: Group) => doubles.some(asked.hasSide);
  const shown = isAsked ? groups.filter(isFound) : groups;
  const hasQualified = groups.some(({ doubles }) => doubles.some(({ isQualified }) => isQualified));
  return (
    <section className={paper.paper}>
      {children}
      <Tools sought={asked} found={isAsked ? foundGroupsText(shown.length, groups.length) : ''}>
        <JumpMenu places={shown.map(({ name }) => ({ name }))} onJump={goTo} />
        <PaperTools sheetOf={sheetOf} />
      </Tools>
      <p className={classes.legend}>
        {hasQualified && qualified !== undefined && (
          <span className={classes.qualified}>
            <IconCircleCheck size={18} stroke={2} aria-hidden />
            {qualified}
          </span>
        )}
        {GROUPS.legend}
      </p>
      {shown.length === 0 && <NothingFound onAll={asked.askForAll} />}
      <div className={classes.groups}>
        {shown.map((group) => (
          <GroupTable key={group.id} group={group} isFound={isAsked ? asked.hasSide : undefined} />
        ))}
      </div>
    </section>
  );
}

/** Scrolls to a group's table and gives its title the focus, so that a keyboard goes on from there. */
function goTo(name: string): void {
  const titles = [...document.querySelectorAll<HTMLElement>('[data-table] h2')];
  const title = titles.find(({ textContent }) => textContent === name);
  title?.focus({ preventScroll: true });
  title?.scrollIntoView({ block: 'start' });
}
