import type { ChartWalks, Walk } from '../walks.ts';
import { HOME } from './address.ts';
import type { GivenChart } from './catalogue.ts';

/** Where a test's walk is seen in the step mode, right after so many of its steps; what it needs is fetched with the first. */
export async function walkAddress(
  { id, machine }: Pick<GivenChart, 'id' | 'machine'>,
  { starts }: ChartWalks,
  test: Walk,
  at: number,
): Promise<string> {
  const [{ kept, lookAt, startWalk, stepOn }, { linkText }] = await Promise.all([
    import('../step/walk.ts'),
    import('../step/link.ts'),
  ]);
  let walk = startWalk(machine, starts[test.start]);
  for (const { event } of test.steps) walk = stepOn(machine, walk, event);
  const query = new URLSearchParams({ caminho: await linkText(kept(lookAt(walk, at))) });
  return `${HOME}/${id}/passos?${query}`;
}
