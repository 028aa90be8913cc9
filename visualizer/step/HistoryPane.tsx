import { IconClipboardText, IconLink } from '@tabler/icons-react';
import { walkText } from '../keptWalk.ts';
import classes from './History.module.css';
import { jsonText } from './json.ts';
import { linkText } from './link.ts';
import { MomentRow } from './MomentRow.tsx';
import { StartEditor } from './StartEditor.tsx';
import type { Steps } from './useSteps.ts';
import { type Walk, kept, lookAt } from './walk.ts';
import { useTexts } from '../texts/useTexts.ts';

interface HistoryPaneProps {
  readonly chartId: string;
  readonly steps: Steps;
  readonly starts: Readonly<Record<string, unknown>>;
}

/** All moments since the start; a click shows one again. Copies the walk as a link, or as code for the tests. */
export function HistoryPane({ chartId, steps, starts }: HistoryPaneProps) {
  const { notCopied, step: texts } = useTexts();
  const { walk, look, restart, notify } = steps;
  const startTitle =
    walk === null
      ? undefined
      : walk.from
        ? texts.fromApp
        : Object.entries(starts).find(([, input]) => jsonText(input) === jsonText(walk.input))?.[0];
  const copy = async (text: string, done: string) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(done);
    } catch {
      notify(notCopied);
    }
  };
  const copyLink = async () => {
    if (!walk) return;
    const address = `${window.location.origin}/dev/fluxos/${chartId}/passos?caminho=${await linkText(kept(walk))}`;
    await copy(address, texts.linkCopied);
  };
  return (
    <section className={classes.pane} data-pane="historia" aria-labelledby="step-history">
      <h2 id="step-history">{texts.history}</h2>
      <StartEditor starts={starts} input={walk?.input} title={startTitle} isOpen={walk === null} onStart={restart} />
      <ol className={classes.moments}>
        {walk && rowsOf(walk).map((row) => <MomentRow key={row.at} {...row} onLook={() => look(row.at)} />)}
      </ol>
      {walk && (
        <footer>
          <button type="button" onClick={() => void copyLink()}>
            <IconLink size={18} stroke={1.75} aria-hidden />
            {texts.copyLink}
          </button>
          {walk.from === undefined && (
            <button
              type="button"
              title={texts.copyTestFor}
              onClick={() =>
                void copy(
                  `${walkText(kept(lookAt(walk, Infinity)))}\n`,
                  startTitle === undefined ? `${texts.testCopied} ${texts.ownStartCopied}` : texts.testCopied,
                )
              }
            >
              <IconClipboardText size={18} stroke={1.75} aria-hidden />
              {texts.copyTest}
            </button>
          )}
        </footer>
      )}
    </section>
  );
}

function rowsOf({ moments, at: now }: Walk) {
  return moments.map((moment, at) => ({
    moment,
    before: moments[at - 1],
    at,
    place: at === now ? ('now' as const) : at < now ? ('past' as const) : ('future' as const),
  }));
}
