import { useCallback, useState } from 'react';
import { Canvas } from '../flows/Canvas.tsx';
import type { CatalogueEntry } from '../flows/catalogue.ts';
import type { Picked } from '../flows/Diagram.tsx';
import type { ChartLayout } from '../flows/layout.ts';
import { NO_MARKS } from '../flows/marks.ts';
import type { KeptWalk } from '../keptWalk.ts';
import type { Walks } from '../walks.ts';
import type { Draft, Drafts } from './drafts.ts';
import { HistoryPane } from './HistoryPane.tsx';
import { OffersPane } from './OffersPane.tsx';
import { watchKeys } from './keys.ts';
import { StepContext } from './StepContext.tsx';
import classes from './Step.module.css';
import { eventTaking, possibleNow, preparedOffers, whyNotTaken } from './stepping.ts';
import { StepStrip } from './StepStrip.tsx';
import { useSteps } from './useSteps.ts';
import { type Walk, momentOf } from './walk.ts';
import { useTexts } from '../texts/useTexts.ts';

interface StepPanesProps {
  readonly entry: CatalogueEntry;
  readonly layout: ChartLayout;
  readonly walks: Walks;
  readonly shared: KeptWalk | 'unreadable' | null;
}

const PANES = [
  { id: 'agora', name: 'now' },
  { id: 'historia', name: 'history' },
  { id: 'contexto', name: 'context' },
] as const;

/** The diagram with all panes around it; on a small screen one pane at a time below it. */
export function StepPanes({ entry, layout, walks, shared }: StepPanesProps) {
  const texts = useTexts();
  const { machine } = entry;
  const starts = walks[entry.id]?.starts ?? {};
  const steps = useSteps(machine, shared, Object.values(starts)[0]);
  const [drafts, setDrafts] = useState<Drafts>({});
  const [picked, setPicked] = useState<Picked | null>(null);
  const [pane, setPane] = useState<(typeof PANES)[number]['id']>('agora');
  const { walk, send, look, notify } = steps;
  const moment = walk && momentOf(walk);
  const offers = moment ? preparedOffers(moment.traced, entry.id, walks, drafts) : [];
  const setDraft = (type: string, draft: Draft) => setDrafts((all) => ({ ...all, [type]: draft }));

  const at = walk?.at ?? 0;
  const keys = useCallback(() => watchKeys((by) => look(at + by)), [at, look]);

  const pick = (next: Picked) => {
    setPicked(next);
    if (!('transition' in next) || !moment) return;
    const found = eventTaking(next.transition, moment.traced, offers);
    if (!found) {
      notify(texts.step.notPossible(whyNotTaken(machine, next.transition, moment.traced, texts.whyNot)));
      return;
    }
    if (found.sample !== null) setDraft(found.type, { own: drafts[found.type]?.own ?? null, chosen: found.sample });
    setPicked(null);
    send(found.event);
  };
  const marks = moment
    ? {
        ...NO_MARKS,
        active: new Set(moment.traced.chart._nodes.map(({ id }) => id)),
        taken: new Set(moment.traced.taken),
        possible: possibleNow(moment.traced, offers),
      }
    : NO_MARKS;
  return (
    <div ref={keys} className={classes.panes} data-pane={pane}>
      <main className={classes.stage}>
        <StepStrip walk={walk} onLook={look} />
        <div className={classes.drawing} data-own-keys>
          <Canvas
            title={entry.id}
            layout={layout}
            picked={picked}
            marks={marks}
            follow={walk ? newLeaf(walk) : undefined}
            onPick={pick}
          />
          <div className={classes.notice} role="status">
            {steps.notice !== null && (
              <p>
                {steps.notice}
                <button type="button" aria-label={texts.step.closeNotice} onClick={() => notify(null)}>
                  ×
                </button>
              </p>
            )}
          </div>
        </div>
      </main>
      <nav className={classes.tabs} aria-label={texts.step.panes}>
        {PANES.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={id === pane} onClick={() => setPane(id)}>
            {texts.step[name]}
          </button>
        ))}
      </nav>
      <OffersPane {...{ machine, moment, offers }} onDraft={setDraft} onSend={send} />
      <HistoryPane {...{ steps, starts }} chartId={entry.id} />
      <StepContext walk={walk} />
    </div>
  );
}

/** The path of an innermost state that became active at this moment, or else of one that is still active. */
function newLeaf({ moments, at }: Walk): string | undefined {
  const before = new Set(moments[at - 1]?.traced.chart._nodes);
  const leaves = (moments[at]?.traced.chart._nodes ?? []).filter(({ type }) => type === 'atomic' || type === 'final');
  return (leaves.find((node) => !before.has(node)) ?? leaves[0])?.path.join('.');
}
