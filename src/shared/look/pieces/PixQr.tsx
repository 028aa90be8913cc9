import { create } from 'qrcode';

/** Empty modules around the code, without which readers may not find it; the frame's padding adds to them. */
const QUIET = 2;

/** A PIX code as an SVG QR code. It has its own file, because its library is loaded only with an open PIX. */
export function PixQr({ code }: { code: string }) {
  const { data, size } = create(code, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, y) => rowPath(data.subarray(y * size, (y + 1) * size), y)).join('');
  const side = size + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} shapeRendering="crispEdges" aria-hidden>
      <path d={rows} fill="#000" />
    </svg>
  );
}

/** Merges each run of dark modules in a row into one rectangle. */
function rowPath(row: Uint8Array, y: number): string {
  let path = '';
  let start = -1;
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] && start < 0) start = x;
    if (!row[x] && start >= 0) {
      path += `M${start} ${y}h${x - start}v1h${start - x}z`;
      start = -1;
    }
  }
  return path;
}
