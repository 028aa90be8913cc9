import { Suspense, lazy, useMemo } from 'react';
import { useLocation } from 'wouter';
import { HOME } from './address.ts';
import { CatalogueScreen } from './CatalogueScreen.tsx';
import { Catalogue, useCatalogue } from './CatalogueContext.ts';
import { catalogueOf, type ChartSource } from './catalogue.ts';
import classes from './Flows.module.css';
import { LANGUAGES, useLanguage } from '../texts/useLanguage.ts';
import { Texts, useTexts } from '../texts/useTexts.ts';

// The browser fetches the code of a mode when that mode opens.
const StepScreen = lazy(async () => ({ default: (await import('../step/StepScreen.tsx')).StepScreen }));
const LiveScreen = lazy(async () => ({ default: (await import('../live/LiveScreen.tsx')).LiveScreen }));

export function FlowsScreen({ charts }: { readonly charts: readonly ChartSource[] }) {
  const [language] = useLanguage();
  const catalogue = useMemo(() => catalogueOf(charts), [charts]);
  return (
    <Texts value={LANGUAGES[language]}>
      <Catalogue value={catalogue}>
        <div lang={LANG[language]} className={classes.whole}>
          <Mode />
        </div>
      </Catalogue>
    </Texts>
  );
}

/** How pages name the languages. */
const LANG = { pt: 'pt-BR', en: 'en' } as const;

/** Chooses the mode by the address: /dev/fluxos/booking is a diagram, /dev/fluxos/booking/passos its steps. */
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
  return <p className={classes.waiting}>{useTexts().drawing}</p>;
}
