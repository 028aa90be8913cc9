import { useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconList } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { HOME } from './address.ts';
import type { CatalogueEntry } from './catalogue.ts';
import { ChartView } from './ChartView.tsx';
import classes from './Flows.module.css';
import { ChartList } from './ChartList.tsx';
import { ModeLinks } from './ModeLinks.tsx';
import { BarEnd } from '../texts/BarEnd.tsx';
import { useTexts } from '../texts/useTexts.ts';

interface CatalogueScreenProps {
  /** The id in the address, which may match no chart. */
  readonly chartId: string;
  readonly entry: CatalogueEntry | undefined;
}

/** Every statechart of the product, drawn from the running code: /dev/fluxos/booking?estado=order.choosing.calm */
export function CatalogueScreen({ chartId, entry }: CatalogueScreenProps) {
  const texts = useTexts();
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
          <h1>{texts.home}</h1>
          <ModeLinks current="list" />
          <BarEnd />
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
          <span aria-hidden>‹ </span>
          {texts.home}
        </Link>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={isListed}
          aria-label={texts.list.label}
          title={texts.list.label}
          onClick={() => setListed(!isListed)}
        >
          <IconList size={20} stroke={1.75} aria-hidden />
        </button>
        <h1>{entry.id}</h1>
        <ModeLinks chartId={entry.id} current="drawing" />
        <BarEnd />
      </header>
      {/* On a small screen the list would leave the chosen drawing no room. */}
      {isListed && <ChartList chartId={chartId} entry={entry} onFollow={isWide ? undefined : () => setListed(false)} />}
      <main className={classes.main}>
        {/* The key resets the viewport when another chart opens. */}
        <Suspense key={entry.id} fallback={<p className={classes.waiting}>{texts.drawing}</p>}>
          <ChartView entry={entry} />
        </Suspense>
      </main>
    </div>
  );
}

/** Where Flows.module.css puts the list beside the drawing. */
const WIDE = '(min-width: 62em)';
