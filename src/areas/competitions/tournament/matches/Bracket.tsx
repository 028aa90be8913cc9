import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { BracketPlace } from '#domain/tournament/match.ts';
import paper from '../Paper.module.css';
import { NothingFound } from '../tools/NothingFound.tsx';
import { Tools } from '../tools/Tools.tsx';
import { foundText } from '../tools/toolTexts.ts';
import { isSearching, isSought, type Sought } from '../tools/useSought.ts';
import { BracketRound } from './BracketRound.tsx';
import { BracketTools } from './BracketTools.tsx';
import { treeOf } from './bracketTree.ts';
import { longestOf, presentRound, roundKey, roundsOf } from './matchLists.ts';
import { isToPlay, type Shown } from './matchSides.ts';
import { MATCHES } from './matchTexts.ts';
import { useCardWindow } from './useCardWindow.ts';
import { useZoom } from './useZoom.ts';
import classes from './Bracket.module.css';

type BracketProps = {
  bracket: readonly BracketPlace[];
  sought: Sought;
  onScore: ((match: Shown) => void) | undefined;
  /** What else can be done with the list. */
  children: ReactNode;
};

/** So many candidates for the tallest card are drawn: length in letters only suggests which name takes most lines. */
const TALLEST = 3;

/** The second phase: a tree on wide screens and on paper, one round at a time on phones. */
export function Bracket({ bracket, sought, onScore, children }: BracketProps) {
  const region = useRef<HTMLDivElement>(null);
  const stand = useRef<HTMLDivElement>(null);
  const zoom = useZoom(region);
  const rounds = roundsOf(bracket);
  const [chosen, choose] = useState<string>();
  const drawing = useCardWindow(bracket.length);

  const tree = treeOf(bracket);
  const tallest = longestOf(bracket, TALLEST);
  const last = Math.max(...rounds.map(({ round }) => round));
  const shown = chosen ?? presentRound(rounds);
  const isAsked = isSearching(sought);
  const found = new Set(isAsked ? bracket.filter((place) => isSought(place, sought)) : bracket);

  const firstFound = isAsked ? bracket.find((place) => found.has(place))?.id : undefined;
  useEffect(() => {
    if (firstFound !== undefined) centre(region.current, region.current?.querySelector(`[data-place="${firstFound}"]`));
  }, [firstFound]);

  const goTo = (round: string) => {
    flushSync(() => choose(round));
    const sections = [...(region.current?.querySelectorAll<HTMLElement>('[data-round]') ?? [])];
    const section = sections.find(({ dataset }) => dataset['round'] === round);
    stand.current?.scrollIntoView({ block: 'start' });
    centre(region.current, section?.querySelector('li'));
    section?.querySelector('h3')?.focus({ preventScroll: true });
  };

  return (
    <>
      <Tools
        sought={sought}
        toPlay={bracket.filter(isToPlay).length}
        found={isAsked ? foundText(found.size, bracket.length) : ''}
      >
        {children}
      </Tools>
      <div ref={stand} className={classes.stand}>
        <BracketTools rounds={rounds} shown={shown} onRound={goTo} zoom={zoom} />
        {found.size === 0 && <NothingFound onAll={sought.askForAll} />}
        {/* A scrolling region must be scrollable with the keyboard, too. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={region}
          className={`${classes.scroll} ${paper.paper}`}
          role="region"
          aria-label={MATCHES.bracket}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={zoom.onKeyDown}
          data-none={found.size === 0 || undefined}
        >
          <div className={classes.tree} style={zoomed(zoom.zoom)} data-asked={isAsked || undefined}>
            {rounds.map((round) => (
              <BracketRound
                key={roundKey(round)}
                round={round}
                isShown={roundKey(round) === shown}
                last={last}
                tree={tree}
                found={isAsked ? found : undefined}
                drawing={drawing}
                tallest={tallest}
                onScore={onScore}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** Scrolls the window on the tree, and not the page, until something is in its middle. */
function centre(region: HTMLElement | null, element: Element | null | undefined): void {
  if (!region || !element) return;
  const [box, target] = [region.getBoundingClientRect(), element.getBoundingClientRect()];
  region.scrollBy(
    (target.left + target.right - box.left - box.right) / 2,
    (target.top + target.bottom - box.top - box.bottom) / 2,
  );
}

function zoomed(zoom: number): CSSProperties & { '--zoom': number } {
  return { '--zoom': zoom };
}
