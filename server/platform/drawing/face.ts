import BOLD from '@fontsource/figtree/files/figtree-latin-800-normal.woff?inline';
import MEDIUM from '@fontsource/figtree/files/figtree-latin-500-normal.woff?inline';
import { type Font, parse } from 'opentype.js';

/** Draws text as outlines, so that a picture has our letters on every machine, whatever fonts that has. */
export interface Face {
  /** In pixels, at a size in pixels. */
  readonly widthOf: (text: string, size: number) => number;
  /** The outlines as the `d` of an SVG path, their baseline at `y`. */
  readonly outlines: (text: string, at: { readonly x: number; readonly y: number; readonly size: number }) => string;
  /** The text without the characters that the face does not have: they would be boxes. */
  readonly readable: (text: string) => string;
}

/** The two weights of our letters. */
export interface Faces {
  readonly bold: Face;
  readonly medium: Face;
}

export function readFaces(): Faces {
  return { bold: faceOf(BOLD), medium: faceOf(MEDIUM) };
}

function faceOf(address: string): Face {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  const font: Font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return {
    widthOf: (text, size) => font.getAdvanceWidth(text, size),
    outlines: (text, { x, y, size }) => font.getPath(text, x, y, size).toPathData(1),
    readable: (text) =>
      Array.from(text.normalize('NFC'))
        .filter((character) => font.charToGlyphIndex(character) > 0)
        .join('')
        .replace(/\s+/g, ' ')
        .trim(),
  };
}
