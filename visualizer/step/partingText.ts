import { differences } from '../live/differences.ts';
import { stateText } from '../live/words.ts';
import { toPlain } from '../plainValues.ts';
import type { Parting } from './walk.ts';

/** Where a chart no longer does what a kept walk says, in Portuguese. */
export function partingText({ step, event, expected, found }: Parting): string {
  const changed = 'O fluxo mudou desde que este caminho foi gravado:';
  const which = event === null ? 'o começo' : `o passo ${step}, ${event.type},`;
  if (found === null) return `${changed} ${which} não é mais possível aqui.`;
  const [before, after] = [stateText(expected.state), stateText(found.state)];
  if (before !== after) return `${changed} ${which} levava a ${before} e agora leva a ${after}.`;
  const [first] = differences(toPlain(expected), toPlain(found));
  return `${changed} ${which} tinha em ${first?.path} ${said(first?.before)} e agora tem ${said(first?.after)}.`;
}

function said(value: unknown): string {
  return value === undefined ? 'nada' : JSON.stringify(value);
}
