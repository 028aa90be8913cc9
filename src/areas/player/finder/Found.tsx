import { useEffect, useRef } from 'react';
import type { Question } from '#domain/finder/question.ts';
import type { describeFinder } from '../../../../machines/finder/finder.ts';
import type { FinderAnswer } from '../../../../machines/finder/finderOutcomes.ts';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import classes from './Answer.module.css';
import { totalText, unplacedText } from './finderTexts.ts';
import { FreeArenaCard } from './FreeArenaCard.tsx';

type FoundProps = {
  finder: ReturnType<typeof describeFinder>;
  answer: FinderAnswer;
  /** Not on a phone with the map, which shows one card at a time. */
  hasCards: boolean;
  onAsk: (change: Partial<Question>) => void;
  onChoose: (id: string | null) => void;
};

/** How many arenas have a free court, and their cards; beside a map, which of them is chosen there. */
export function Found({ finder, answer, hasCards, onAsk, onChoose }: FoundProps) {
  const { question, view, chosen } = finder;
  const isMap = view === 'drawn';
  const unplaced = answer.arenas.filter(({ position }) => position === undefined).length;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (chosen !== null) list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <section aria-labelledby="livres">
      <div role="status">
        <h2 id="livres" className={classes.title}>
          {totalText(answer.total)}
        </h2>
        {isMap && unplaced > 0 && <p className={classes.unplaced}>{unplacedText(unplaced)}</p>}
      </div>
      {hasCards && (
        <ul className={classes.list} data-map={isMap || undefined} ref={list}>
          {answer.arenas.map((arena) => (
            <li key={arena.id}>
              <FreeArenaCard
                arena={arena}
                question={question}
                today={answer.now.day}
                onMap={
                  isMap && arena.position
                    ? {
                        isChosen: arena.id === chosen,
                        onChoose: () => onChoose(arena.id === chosen ? null : arena.id),
                      }
                    : undefined
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Pages page={question.page} pages={answer.pages} onPage={(page) => onAsk({ page })} />
    </section>
  );
}
