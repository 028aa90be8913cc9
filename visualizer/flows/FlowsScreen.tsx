import { Suspense, lazy, useMemo } from 'react';
import { useLocation } from 'wouter';
import { HOME } from './address.ts';
import { CatalogueScreen } from './CatalogueScreen.tsx';
import { Catalogue, useCatalogue } from './CatalogueContext.ts';
import { catalogueOf, type GivenChart } from './catalogue.ts';
import classes from './Flows.module.css';

// Each mode comes with its own code, when it is opened.
const StepScreen = lazy(async () => ({ default: (await import('../step/StepScreen.tsx')).StepScreen }));
const LiveScreen = lazy(async () => ({ default: (await import('../live/LiveScreen.tsx')).LiveScreen }));

/** The visualizer of these charts. */
export function FlowsScreen({ charts }: { readonly charts: readonly GivenChart[] }) {
  const catalogue = useMemo(() => catalogueOf(charts), [charts]);
  return (
    <Catalogue value={catalogue}>
      <Mode />
    </Catalogue>
  );
}

/** By the address: /dev/fluxos/booking is a drawing, /dev/fluxos/booking/passos its steps. */
function Mode() {
  const catalogue = useCatalogue();
  const [pathname] = useLocation();
  const [chartId = '', mode] = pathname.slice(HOME.length).split('/').filter(Boolean).map(decodeURIComponent);
  const entry = catalogue.find(({ id }) => id === chartId);
  if (chartId === 'ao-vivo') {
    return (
      <Suspense fallback={<Waiting />}>
        <LiveScreen />
      </Suspense>
    );
  }
  if (entry && mode === 'passos') {
    return (
      <Suspense fallback={<Waiting />}>
        <StepScreen key={entry.id} entry={entry} />
      </Suspense>
    );
  }
  return <CatalogueScreen chartId={chartId} entry={entry} />;
}

function Waiting() {
  return <p className={classes.waiting}>Desenhando…</p>;
}
