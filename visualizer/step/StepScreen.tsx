import { use, useState } from 'react';
import { Link } from 'wouter';
import { SchemeToggle } from '../../src/shared/look/pieces/SchemeToggle.tsx';
import { HOME } from '../flows/address.ts';
import { type CatalogueEntry, layoutFor } from '../flows/catalogue.ts';
import bar from '../flows/Flows.module.css';
import { ModeLinks } from '../flows/ModeLinks.tsx';
import { loadWalks } from '../walks.ts';
import { walkInLink } from './link.ts';
import { StepPanes } from './StepPanes.tsx';
import classes from './Step.module.css';
import type { KeptWalk } from './walk.ts';

/** One chart walked by hand: what may happen now, what happened, and what it made of the context. */
export function StepScreen({ entry }: { readonly entry: CatalogueEntry }) {
  // What a link brought; later the address only follows what is done.
  const [link] = useState(() => new URLSearchParams(window.location.search).get('caminho'));
  const [loadingLayout, loadingWalks, loadingLink] = [layoutFor(entry), loadWalks(), sharedWalk(link)];
  const layout = use(loadingLayout);
  const walks = use(loadingWalks);
  const shared = use(loadingLink);
  return (
    <div className={classes.screen}>
      <header className={bar.bar}>
        <Link href={HOME} className={bar.home}>
          <span aria-hidden>‹ </span>Fluxos
        </Link>
        <h1>{entry.id}</h1>
        <ModeLinks chartId={entry.id} current="steps" />
        <span className={bar.end}>
          <SchemeToggle />
        </span>
      </header>
      <StepPanes {...{ entry, layout, walks, shared }} />
    </div>
  );
}

const links = new Map<string, Promise<KeptWalk | 'unreadable'>>();

/** Each link is read once, so that React meets the same promise again. */
function sharedWalk(link: string | null): Promise<KeptWalk | 'unreadable' | null> {
  if (link === null) return NO_WALK;
  const known = links.get(link) ?? walkInLink(link).then((walk) => walk ?? 'unreadable');
  links.set(link, known);
  return known;
}

const NO_WALK = Promise.resolve(null);
