import type { VersionEvent } from '../../../machines/installed/update.ts';

export type News = VersionEvent['type'];

declare global {
  /** What is known of the versions, for a chart that begins later. */
  var quadraLivreVersion: News | undefined;
}

const NEWS = ['version.waiting', 'version.taken'] as const satisfies readonly News[];

/** Tells the page of a version: as an event of its window, named as the chart's. */
export function tellVersion(news: News): void {
  globalThis.quadraLivreVersion = news;
  dispatchEvent(new Event(news));
}

/**
 * Calls back with what is known, and with each news after it.
 * @returns a function that ends that
 */
export function onVersions(hear: (news: News) => void): () => void {
  const listen = ({ type }: Event) => {
    const news = NEWS.find((known) => known === type);
    if (news) hear(news);
  };
  for (const type of NEWS) addEventListener(type, listen);
  if (globalThis.quadraLivreVersion) hear(globalThis.quadraLivreVersion);
  return () => {
    for (const type of NEWS) removeEventListener(type, listen);
  };
}
