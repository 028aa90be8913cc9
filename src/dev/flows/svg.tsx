import { renderToStaticMarkup } from 'react-dom/server';
import { Drawing } from './Drawing.tsx';
import type { ChartLayout } from './layout.ts';

const MARGIN = 16;

/** A drawing as a file of its own: it carries its sheet and colours, and follows the reader's light or dark. */
export function svgOf(title: string, layout: ChartLayout, sheet: string): string {
  const [width, height] = [layout.width + 2 * MARGIN, layout.height + 2 * MARGIN].map(Math.ceil);
  return `${renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{title}</title>
      <style dangerouslySetInnerHTML={{ __html: sheet }} />
      <rect className="page" width={width} height={height} rx={16} />
      <g transform={`translate(${MARGIN} ${MARGIN})`}>
        <Drawing layout={layout} picked={null} />
      </g>
    </svg>,
  )}\n`;
}
