import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconList } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { SchemeToggle } from '../../src/shared/look/pieces/SchemeToggle.tsx';
import { HOME } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { ChartView } from './ChartView.tsx';
import classes from './Flows.module.css';
import { ChartList } from './ChartList.tsx';
import { ModeLinks } from './ModeLinks.tsx';

interface CatalogueScreenProps {
  /** The id in the address, which may match no chart. */
  readonly chartId: string;
  readonly entry: CatalogueEntry | undefined;
}

/** Every statechart of the product, drawn from the running code: /dev/fluxos/booking?estado=order.choosing.calm */
export function CatalogueScreen({ chartId, entry }: CatalogueScreenProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const [isListed, setListed] = useLocalStorage({
    key: isWide ? 'fluxos.lista' : 'fluxos.lista.estreita',
    defaultValue: isWide,
    getInitialValueInEffect: false,
  });
  if (!entry) {
    return (
      <div className={classes.screen}>
        <header className={classes.bar}>
          <h1>Fluxos</h1>
          <ModeLinks current="list" />
          <Scheme />
        </header>
        <main className={classes.all}>
          <ChartList chartId={chartId} entry={entry} />
        </main>
      </div>
    );
  }
  return (
    <div className={`${classes.screen} ${classes.open}`} data-listed={isListed}>
      <header className={classes.bar}>
        <Link href={HOME} className={classes.home}>
          <span aria-hidden>‹ </span>Fluxos
        </Link>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isListed}
          aria-label="Lista de fluxos"
          title="Lista de fluxos"
          onClick={() => setListed(!isListed)}
        >
          <IconList size={20} stroke={1.75} aria-hidden />
        </button>
        <h1>{entry.id}</h1>
        <ModeLinks chartId={entry.id} current="drawing" />
        <Scheme />
      </header>
      {/* On a small screen the list would leave the chosen drawing no room. */}
      {isListed && <ChartList chartId={chartId} entry={entry} onFollow={isWide ? undefined : () => setListed(false)} />}
      <main className={classes.main}>
        {/* The key resets the viewport when another chart opens. */}
        <Suspense key={entry.id} fallback={<p className={classes.waiting}>Desenhando…</p>}>
          <ChartView entry={entry} />
        </Suspense>
      </main>
    </div>
  );
}

/** Where Flows.module.css puts the list beside the drawing. */
const WIDE = '(min-width: 62em)';

function Scheme() {
  return (
    <span className={classes.end}>
      <SchemeToggle />
    </span>
  );
}
