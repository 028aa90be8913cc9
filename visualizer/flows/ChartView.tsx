import { use, useDeferredValue, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { loadWalks, untestedOf } from '../walks.ts';
import { type Shown, addressOf, shownIn } from './address.ts';
import { Canvas } from './Canvas.tsx';
import { type CatalogueEntry, layoutFor } from './catalogue.ts';
import { ChartTools } from './ChartTools.tsx';
import { Details } from './Details.tsx';
import type { Picked } from './Diagram.tsx';
import { foldable, folded, opened, toggled } from './folding.ts';
import { boxesWithin } from './graph.ts';
import { Legend } from './Legend.tsx';
import { NO_MARKS } from './marks.ts';
import type { ChartTransition } from './transitions.ts';
import { useTexts } from '../texts/useTexts.ts';

/** One chart of the catalogue: its diagram, the tools, and the details of the picked state or transition. */
export function ChartView({ entry }: { readonly entry: CatalogueEntry }) {
  const [, navigate] = useLocation();
  const shown = shownIn(useSearch(), foldable(entry.graph));
  // The deferred value keeps the old layout on screen until the new one is ready.
  const closedKey = useDeferredValue(shown.closed.join(','));
  const closed = closedKey === '' ? [] : closedKey.split(',');
  const [loadingLayout, loadingWalks] = [layoutFor(entry, useTexts(), closed), loadWalks()];
  const layout = use(loadingLayout);
  const walks = use(loadingWalks);
  const [anchor, setAnchor] = useState<string | null>(null);
  const [isExplained, setExplained] = useState(false);
  const untested = untestedOf(walks, entry.id, transitionsIn(entry));

  const show = (change: Partial<Shown>) => navigate(addressOf(entry.id, { ...shown, ...change }), { replace: true });
  const toggle = (path: string) => {
    setAnchor(path);
    show({ closed: toggled(shown.closed, path) });
  };
  const fold = (paths: readonly string[]) => {
    setAnchor(null);
    show({ closed: paths });
  };
  /** Picks from the details pane, and opens the closed states that hide the picked part. */
  const reveal = (picked: Picked | null) => {
    const still = opened(entry.graph, shown.closed, picked === null ? [] : hidden(entry, picked, shown.closed));
    const opening = shown.closed.find((path) => !still.includes(path));
    if (opening !== undefined) setAnchor(opening);
    show({ picked, closed: still });
  };
  return (
    <>
      <ChartTools
        entry={entry}
        layout={layout}
        closed={closed}
        untested={untested.size}
        onFold={fold}
        isExplained={isExplained}
        onExplain={() => setExplained(!isExplained)}
      />
      <Canvas
        title={entry.id}
        layout={layout}
        picked={shown.picked}
        marks={{ ...NO_MARKS, untested }}
        anchor={anchor}
        onPick={(picked) => {
          setExplained(false);
          show({ picked });
        }}
        onToggle={toggle}
      />
      {isExplained && <Legend onClose={() => setExplained(false)} />}
      {!isExplained && shown.picked && <Details entry={entry} walks={walks} picked={shown.picked} onPick={reveal} />}
    </>
  );
}

function transitionsIn({ graph }: CatalogueEntry): readonly string[] {
  const inside = boxesWithin(graph.root).flatMap((box) => box.inside);
  return [...graph.arrows.flatMap(({ transitions }) => transitions), ...inside].map(({ id }) => id);
}

/** Ids of the states that must be visible: the picked one, or both ends of a transition that the diagram does not show. */
function hidden({ graph }: CatalogueEntry, picked: Picked, closed: readonly string[]): readonly string[] {
  const boxes = boxesWithin(graph.root);
  if ('state' in picked) return boxes.filter(({ path }) => path === picked.state).map(({ id }) => id);
  const holds = ({ transitions }: { transitions: readonly ChartTransition[] }) =>
    transitions.some(({ id }) => id === picked.transition);
  if (folded(graph, closed).arrows.some(holds)) return [];
  const arrow = graph.arrows.find(holds);
  if (arrow) return [arrow.source, arrow.target];
  return boxes.filter(({ inside }) => holds({ transitions: inside })).map(({ id }) => id);
}
