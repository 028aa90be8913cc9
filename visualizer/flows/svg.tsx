import { renderToStaticMarkup } from 'react-dom/server';
import { Diagram } from './Diagram.tsx';
import type { ChartLayout } from './layout.ts';

const MARGIN = 16;

export interface Sheets {
  /** The text of diagram.css. */
  readonly drawing: string;
  /** The text of src/shared/look/tokens.css, which defines the colours of diagram.css. */
  readonly tokens: string;
}

/** A diagram as a standalone SVG file: it contains its styles and follows the reader's light or dark preference. */
export function svgOf(title: string, layout: ChartLayout, sheets: Sheets): string {
  const width = Math.ceil(layout.width + 2 * MARGIN);
  const height = Math.ceil(layout.height + 2 * MARGIN);
  return `${renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{title}</title>
      <style>{`${colours(sheets)}\n.page { fill: var(--ground); }\n${staticPart(sheets.drawing)}`}</style>
      <rect className="page" width={width} height={height} rx={16} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Diagram layout={layout} picked={null} />
      </g>
    </svg>,
  )}\n`;
}

// An SVG shown as an image sees only the system's colour scheme, so light-dark() becomes two sets of colours.
function colours({ drawing, tokens }: Sheets): string {
  const named = [...tokens.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].filter(([, name]) =>
    drawing.includes(`var(--${name},`),
  );
  const light = named.map(([, name, value]) => `--${name}: ${value};`).join(' ');
  const dark = named.map(([, name, , value]) => `--${name}: ${value};`).join(' ');
  return `svg { ${light} }\n@media (prefers-color-scheme: dark) { svg { ${dark} } }`;
}

/** The styles without comments and without the rules of interactive parts. The result must contain nothing to escape. */
function staticPart(sheet: string): string {
  const rules = sheet.replaceAll(/\/\*.*?\*\//gs, '').split('}');
  const kept = rules.filter(
    (rule) => !/\[role=|\.picked|\.lit|\.hit|chart-toggle|\.active|\.taken|\.untested|\.possible/.test(rule),
  );
  return kept.join('}').replaceAll(/\s+/g, ' ').replaceAll(' > ', ' ').replaceAll("'", '').trim();
}
