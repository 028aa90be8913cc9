/** What a mail program makes of a message. */
export interface ReadMessage {
  /** By name in lower case, with encoded words in letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** By media type. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Reads a message with parts, as bytes in latin1. */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = split(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? '';
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => split(part.replace(/^\r\n/, '').replace(/\r\n$/, '')));
  return {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, words(value)])),
    parts: Object.fromEntries(parts.map((part) => [part.headers['content-type']?.split(';')[0] ?? '', content(part)])),
  };
}

interface Section {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

function split(text: string): Section {
  const end = text.indexOf('\r\n\r\n');
  const lines = text
    .slice(0, end)
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.replace(/^[^:]*:\s*/, '')]);
  return { headers: Object.fromEntries(headers), body: text.slice(end + 4) };
}

function content({ headers, body }: Section): string {
  const encoding = headers['content-transfer-encoding'];
  const bytes = encoding === 'base64' ? Buffer.from(body, 'base64') : Buffer.from(unquoted(body, encoding), 'latin1');
  return bytes.toString('utf8').replaceAll('\r\n', '\n');
}

function unquoted(body: string, encoding: string | undefined): string {
  return encoding === 'quoted-printable' ? bytesOf(body.replaceAll('=\r\n', '')) : body;
}

function words(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('utf8')
        : Buffer.from(bytesOf(text.replaceAll('_', ' ')), 'latin1').toString('utf8'),
    );
}

function bytesOf(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
