import { SaxesParser } from 'saxes';
import { XmlLimits } from './XmlLimits.ts';

/** What a reader of a part is told, by names without their prefixes. */
export interface XmlEvents {
  readonly opened?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** @param text what stands directly inside the element */
  readonly closed?: (name: string, text: string) => void;
}

/**
 * Reads an XML part while it is unpacked, and throws as soon as it is made of more than a spreadsheet is. The parser knows no
 * entities but XML's own, and throws at any that a document declares.
 * @param limits of several parts together; without it, the part has its own
 */
export async function readXml(
  pieces: AsyncIterable<string>,
  { opened, closed }: XmlEvents,
  limits: XmlLimits = new XmlLimits(),
): Promise<void> {
  const parser = new SaxesParser();
  const texts: string[] = [];
  parser.on('opentagstart', () => limits.open(texts.length + 1));
  parser.on('attribute', () => limits.addAttribute());
  parser.on('comment', (comment) => limits.addComment(comment.length));
  parser.on('processinginstruction', ({ body }) => limits.addComment(body.length));
  parser.on('doctype', () => limits.refuseDoctype());
  parser.on('opentag', ({ name, attributes }) => {
    texts.push('');
    opened?.(localName(name), attributes);
  });
  parser.on('text', (text) => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] += text;
  });
  parser.on('closetag', ({ name }) => {
    // Not inside the call: without a reader of ended elements its arguments are never computed, and the depth only grows.
    const text = texts.pop() ?? '';
    closed?.(localName(name), text);
  });
  for await (const piece of pieces) {
    limits.addPiece(piece);
    parser.write(piece);
  }
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
