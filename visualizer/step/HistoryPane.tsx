import { IconClipboardText, IconLink } from '@tabler/icons-react';
import { walkText } from '../keptWalk.ts';
import classes from './History.module.css';
import { jsonText } from './json.ts';
import { linkText } from './link.ts';
import { MomentRow } from './MomentRow.tsx';
import { StartEditor } from './StartEditor.tsx';
import type { Steps } from './useSteps.ts';
import { type Walk, kept, lookAt } from './walk.ts';

interface HistoryPaneProps {
  readonly chartId: string;
  readonly steps: Steps;
  readonly starts: Readonly<Record<string, unknown>>;
}

/** All moments since the start; a click shows one again. Copies the walk as a link, or as code for the tests. */
export function HistoryPane({ chartId, steps, starts }: HistoryPaneProps) {
  const { walk, look, restart, notify } = steps;
  const startTitle =
    walk === null
      ? undefined
      : walk.from
        ? 'de onde o aplicativo estava'
        : Object.entries(starts).find(([, input]) => jsonText(input) === jsonText(walk.input))?.[0];
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done);
    } catch {
      notify('O navegador não deixou copiar.');
    }
  };
  const copyLink = async () => {
    if (!walk) return;
    const address = `${window.location.origin}/dev/fluxos/${chartId}/passos?caminho=${await linkText(kept(walk))}`;
    await copy(address, 'Link copiado: abre este caminho, passo por passo.');
  };
  return (
    <section className={classes.pane} data-pane="historia" aria-labelledby="step-history">
      <h2 id="step-history">História</h2>
      <StartEditor starts={starts} input={walk?.input} title={startTitle} isOpen={walk === null} onStart={restart} />
      <ol className={classes.moments}>
        {walk && rowsOf(walk).map((row) => <MomentRow key={row.at} {...row} onLook={() => look(row.at)} />)}
      </ol>
      {walk && (
        <footer>
          <button type="button" onClick={() => void copyLink()}>
            <IconLink size={18} stroke={1.75} aria-hidden />
            Copiar link
          </button>
          {walk.from === undefined && (
            <button
              type="button"
              title="Copiar para o modelo dos testes"
              onClick={() =>
                void copy(
                  `${walkText(kept(lookAt(walk, Infinity)))}\n`,
                  startTitle === undefined ? COPIED_OWN_START : COPIED,
                )
              }
            >
              <IconClipboardText size={18} stroke={1.75} aria-hidden />
              Copiar teste
            </button>
          )}
        </footer>
      )}
    </section>
  );
}

const COPIED = 'Copiado: cole em “walks” do modelo deste fluxo, e os testes o repetem e exigem o mesmo.';
const COPIED_OWN_START = `${COPIED} A entrada, escrita à mão, vai antes para “starts”.`;

function rowsOf({ moments, at: now }: Walk) {
  return moments.map((moment, at) => ({
    moment,
    before: moments[at - 1],
    at,
    place: at === now ? ('now' as const) : at < now ? ('past' as const) : ('future' as const),
  }));
}
