import { use, useState } from 'react';
import { Link } from 'wouter';
import { HOME } from '../flows/address.ts';
import { type CatalogueEntry, layoutFor } from '../flows/catalogue.ts';
import bar from '../flows/Flows.module.css';
import { ModeLinks } from '../flows/ModeLinks.tsx';
import type { KeptWalk } from '../keptWalk.ts';
import { loadWalks } from '../walks.ts';
import { walkInLink } from './link.ts';
import { StepPanes } from './StepPanes.tsx';
import classes from './Step.module.css';
import { BarEnd } from '../texts/BarEnd.tsx';
import { useTexts } from '../texts/useTexts.ts';

/** The step mode of one chart: the events possible now, the history, and the context. */
export function StepScreen({ entry }: { readonly entry: CatalogueEntry }) {
  // Read once, because the address later changes with each step.
  const [link] = useState(() => new URLSearchParams(window.location.search).get('caminho'));
  const texts = useTexts();
  const [loadingLayout, loadingWalks, loadingLink] = [layoutFor(entry, texts), loadWalks(), sharedWalk(link)];
  const layout = use(loadingLayout);
  const walks = use(loadingWalks);
  const shared = use(loadingLink);
  return (
    <div className={classes.screen}>
      <header className={bar.bar}>
        <Link href={HOME} className={bar.home}>
          <span aria-hidden>‹ </span>
          {texts.home}
        </Link>
        <h1>{entry.id}</h1>
        <ModeLinks chartId={entry.id} current="steps" />
        <BarEnd />
      </header>
      <StepPanes {...{ entry, layout, walks, shared }} />
    </div>
  );
}

const links = new Map<string, Promise<KeptWalk | 'unreadable'>>();

/** Cached per link, because React's `use` needs the same promise at every render. */
function sharedWalk(link: string | null): Promise<KeptWalk | 'unreadable' | null> {
  if (link === null) return NO_WALK;
  const known = links.get(link) ?? walkInLink(link).then((walk) => walk ?? 'unreadable');
  links.set(link, known);
  return known;
}

const NO_WALK = Promise.resolve(null);
