import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy, IconDownload, IconHelp, IconSquareMinus, IconSquarePlus } from '@tabler/icons-react';
import type { CatalogueEntry } from './catalogue.ts';
import classes from './ChartTools.module.css';
import { downloadSvg } from './exporting.ts';
import { FileLink } from './FileLink.tsx';
import { foldable, folded } from './folding.ts';
import type { ChartLayout } from './layout.ts';
import { LEGEND } from './Legend.tsx';
import { mermaidOf } from './mermaid.ts';
import { useTexts } from '../texts/useTexts.ts';

interface ChartToolsProps {
  readonly entry: CatalogueEntry;
  readonly layout: ChartLayout;
  /** Paths of the states that are closed. */
  readonly closed: readonly string[];
  /** The number of transitions that no test takes. */
  readonly untested: number;
  readonly onFold: (closed: readonly string[]) => void;
  readonly isExplained: boolean;
  /** Opens or closes the legend. */
  readonly onExplain: () => void;
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

/** The tools of a diagram: close or open all states, export it as SVG or Mermaid, read the legend. */
export function ChartTools({ entry, layout, closed, untested, onFold, isExplained, onExplain }: ChartToolsProps) {
  const { copy, copied } = useClipboard();
  const texts = useTexts();
  const all = foldable(entry.graph);
  return (
    <div className={classes.strip} role="toolbar" aria-label={texts.tools.label}>
      {all.length > 0 && (
        <>
          <button type="button" disabled={closed.length === all.length} onClick={() => onFold(all)}>
            <IconSquareMinus {...ICON} />
            {texts.tools.closeAll}
          </button>
          <button type="button" disabled={closed.length === 0} onClick={() => onFold([])}>
            <IconSquarePlus {...ICON} />
            {texts.tools.openAll}
          </button>
        </>
      )}
      <button type="button" title={texts.tools.saveSvg} onClick={() => void downloadSvg(entry.id, layout)}>
        <IconDownload {...ICON} />
        SVG
      </button>
      <button
        type="button"
        title={texts.tools.copyMermaid}
        onClick={() => copy(mermaidOf(folded(entry.graph, closed)))}
      >
        {copied ? <IconCheck {...ICON} /> : <IconCopy {...ICON} />}
        <span role="status">{copied ? texts.copied : 'Mermaid'}</span>
      </button>
      <button type="button" aria-expanded={isExplained} aria-controls={LEGEND} onClick={onExplain}>
        <IconHelp {...ICON} />
        {texts.legend.title}
      </button>
      <span className={classes.code}>
        <FileLink file={entry.file} />
      </span>
      <p className={untested > 0 ? classes.lacking : undefined}>
        {untested === 0 ? texts.tools.allTested(entry.transitions) : texts.tools.untested(untested, entry.transitions)}
      </p>
    </div>
  );
}
