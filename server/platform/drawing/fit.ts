import type { Face } from './face.ts';

interface Room {
  readonly face: Pick<Face, 'widthOf'>;
  /** In pixels. */
  readonly width: number;
  /** The sizes to try, the largest first. */
  readonly sizes: readonly number[];
  /** How many lines there is room for. */
  readonly lines: number;
  /** Of a line, in times its size. */
  readonly height: number;
  /** Of all lines together, in pixels; without it there is no limit. */
  readonly tallest?: number;
}

/** Text in lines that fit. */
export interface Fitted {
  readonly lines: readonly string[];
  readonly size: number;
  readonly height: number;
}

/** Breaks text at its spaces, in the largest size in which it fits; in the smallest the rest is cut off with `…`. */
export function fit(text: string, room: Room): Fitted {
  const { sizes, height, tallest = Infinity } = room;
  for (const size of sizes) {
    const lines = broken(text, size, room);
    const isLow = lines.length <= room.lines && lines.length * size * height <= tallest;
    if (isLow && lines.every((line) => isRoom(line, size, room))) return { lines, size, height };
  }
  const size = sizes.at(-1) ?? 0;
  const lines = broken(text, size, room);
  const shown = lines.slice(0, room.lines).map((line, at) => {
    const isLast = at === room.lines - 1 && lines.length > room.lines;
    return cut(line, size, room, isLast);
  });
  return { lines: shown, size, height };
}

function broken(text: string, size: number, room: Room): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || !isRoom(longer, size, room)) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

function cut(line: string, size: number, room: Room, isMarked: boolean): string {
  if (!isMarked && isRoom(line, size, room)) return line;
  let kept = Array.from(line);
  while (kept.length > 0 && !isRoom(`${kept.join('')}…`, size, room)) kept = kept.slice(0, -1);
  return `${kept.join('').trimEnd()}…`;
}

function isRoom(text: string, size: number, { face, width }: Room): boolean {
  return face.widthOf(text, size) <= width;
}
