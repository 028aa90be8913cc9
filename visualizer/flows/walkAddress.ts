import type { ChartWalks, Walk } from '../walks.ts';
import { HOME } from './address.ts';
import type { ChartSource } from './catalogue.ts';

/** The address of a test's walk in the step mode, after `at` steps. The first call fetches the code of that mode. */
export async function walkAddress(
  { id, machine }: Pick<ChartSource, 'id' | 'machine'>,
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
