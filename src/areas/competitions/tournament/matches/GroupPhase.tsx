import { type ReactNode, useDeferredValue, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Match } from '#domain/tournament/match.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { JumpMenu } from '../tools/JumpMenu.tsx';
import { NothingFound } from '../tools/NothingFound.tsx';
import { Tools } from '../tools/Tools.tsx';
import { foundText, playedText } from '../tools/toolTexts.ts';
import { isSearching, isSought, type Sought } from '../tools/useSought.ts';
import { FoldAll } from './FoldAll.tsx';
import { GroupSection } from './GroupSection.tsx';
import { firstOpen, type GroupOfMatches, groupsOf } from './matchLists.ts';
import { isToPlay, type Shown, winnerOf } from './matchSides.ts';
import { MATCHES } from './matchTexts.ts';
import { MANY, useCardWindow } from './useCardWindow.ts';

type GroupPhaseProps = {
  matches: readonly Match[];
  sought: Sought;
  onScore: ((match: Shown) => void) | undefined;
  /** What else can be done with the list. */
  children: ReactNode;
};

/** As many matches as a screen holds. */
const FIRST_DRAWN = 12;

/**
 * The matches of the group phase, by group. Where there are many, groups are folded but for those that matter to who looks;
 * what is asked for is unfolded. Of a thousand matches those near the screen are drawn.
 */
export function GroupPhase({ matches, sought, onScore, children }: GroupPhaseProps) {
  const userId = useUser()?.id;
  const isWhole = useDeferredValue(true, matches.length <= FIRST_DRAWN);
  const drawing = useCardWindow(matches.length);
  /** What was folded and unfolded by hand, by the name of the group. */
  const [folds, setFolds] = useState<ReadonlyMap<string, boolean>>(new Map());
  const all = groupsOf(matches);
  if (all.length === 0) return <EmptyState title={MATCHES.noneInGroups}>{MATCHES.noneInGroupsHint}</EmptyState>;

  const inGroups = all.flatMap((group) => group.matches);
  const isAsked = isSearching(sought);
  const groups = isAsked ? onlySought(all, sought) : all;
  const canFold = inGroups.length > MANY && !isAsked;
  const open = firstOpen(all, userId);
  const isOpen = (name: string) => !canFold || (folds.get(name) ?? open.has(name));
  const foldAll = (isFolded: boolean) => setFolds(new Map(all.map(({ name }) => [name, !isFolded])));

  const unfolded = groups.filter(({ name }) => isOpen(name));
  const first = new Set(unfolded.flatMap((group) => group.matches).slice(0, FIRST_DRAWN));
  const shown = isWhole ? groups : groups.filter((group) => group.matches.some((match) => first.has(match)));
  const found = groups.reduce((sum, group) => sum + group.matches.length, 0);
  const jump = (name: string) => {
    flushSync(() => setFolds((known) => new Map(known).set(name, true)));
    goTo(name);
  };
  return (
    <>
      <Tools
        sought={sought}
        toPlay={inGroups.filter(isToPlay).length}
        found={isAsked ? foundText(found, inGroups.length) : ''}
      >
        {canFold && <FoldAll isAllOpen={unfolded.length === groups.length} onFold={foldAll} />}
        <JumpMenu places={groups.map((group) => ({ name: group.name, hint: hintOf(group) }))} onJump={jump} />
        {children}
      </Tools>
      {groups.length === 0 && <NothingFound onAll={sought.askForAll} />}
      {shown.map((group) => (
        <GroupSection
          key={group.name}
          group={group}
          hint={hintOf(all.find(({ name }) => name === group.name) ?? group)}
          isOpen={isOpen(group.name)}
          onFold={canFold ? (isFolded) => setFolds((known) => new Map(known).set(group.name, !isFolded)) : undefined}
          drawing={drawing}
          first={first}
          onScore={onScore}
        />
      ))}
    </>
  );
}

function onlySought(groups: readonly GroupOfMatches[], sought: Sought): GroupOfMatches[] {
  return groups
    .map(({ name, matches }) => ({ name, matches: matches.filter((match) => isSought(match, sought)) }))
    .filter(({ matches }) => matches.length > 0);
}

function hintOf({ matches }: GroupOfMatches): string {
  return playedText(matches.filter((match) => winnerOf(match) !== undefined).length, matches.length);
}

/** Scrolls to a group and gives its heading the focus, so that a keyboard goes on from there. */
function goTo(name: string): void {
  const sections = [...document.querySelectorAll<HTMLElement>('[data-group]')];
  const section = sections.find(({ dataset }) => dataset['group'] === name);
  const heading = section?.querySelector<HTMLElement>('h3 button') ?? section?.querySelector<HTMLElement>('h3');
  heading?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
