import { SaxesParser } from 'saxes';

/** What a reader of a part is told, by names without their prefixes. */
export interface XmlEvents {
  readonly opened?: (name: string, attributes: Readonly<Record<string, string>>) => void;
  /** @param text what stands directly inside the element */
  readonly closed?: (name: string, text: string) => void;
}

/** Reads an XML part while it is unpacked. The parser knows no entities but XML's own, and throws at any that a document declares. */
export async function readXml(pieces: AsyncIterable<string>, { opened, closed }: XmlEvents): Promise<void> {
  const parser = new SaxesParser();
  const texts: string[] = [];
  parser.on('opentag', ({ name, attributes }) => {
    texts.push('');
    opened?.(localName(name), attributes);
  });
  parser.on('text', (text) => {
    const last = texts.length - 1;
    if (last >= 0) texts[last] += text;
  });
  parser.on('closetag', ({ name }) => closed?.(localName(name), texts.pop() ?? ''));
  for await (const piece of pieces) parser.write(piece);
  parser.close();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
