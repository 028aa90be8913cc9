import { once } from 'node:events';
import { gzipSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { downloadPicture, downloadRules } from '#platform/uploads/downloadPicture.ts';
import { PictureHost } from '../api/uploads/PictureHost.ts';

const OWN = 'https://quadra.example';
const NOT_ALLOWED = { found: 'nothing', why: 'address not allowed' };

// Row 42. Red without `isAllowed` in platform/uploads/downloadPicture.ts, or with a word less in it.
describe('an address that makes the server look into its own network', () => {
  let fetched: string[];
  beforeEach(() => {
    fetched = [];
  });
  const rulesFor = (provider: 'off' | 'demo') => ({
    ...downloadRules({ google: { provider }, origin: OWN }),
    fetch: async (address: unknown) => {
      fetched.push(String(address));
      return new Response('x');
    },
  });

  it.each([
    'http://lh3.googleusercontent.com/a/ana',
    'https://lh3.googleusercontent.com:8443/a/ana',
    'https://lh3.googleusercontent.com:80/a/ana',
    'https://ana:senha@lh3.googleusercontent.com/a/ana',
    'https://ana@lh3.googleusercontent.com/a/ana',
    'https://:senha@lh3.googleusercontent.com/a/ana',
    'https://lh3.googleusercontent.com@127.0.0.1/a',
    'https://lh3.googleusercontent.com.evil.example/a',
    'https://evil-lh3.googleusercontent.com/a',
    'https://xlh3.googleusercontent.com/a',
    'https://lh3.googleusercontent.com./a',
    'https://lh3.googleusercontent.example/a',
    'https://lh3xgoogleusercontent.com/a',
    'https://googleusercontent.com/a',
    'https://lh2.googleusercontent.com/a',
    'https://lh3.lh3.googleusercontent.com/a',
    // A machine that anybody may rent.
    'https://10.20.30.40.bc.googleusercontent.com/a',
    'https://evil.example/lh3.googleusercontent.com',
    'https://evil.example#lh3.googleusercontent.com',
    'https://evil.example\\@lh3.googleusercontent.com/a',
    'https://127.0.0.1/a',
    'https://localhost/a',
    'https://[::1]/a',
    'https://169.254.169.254/latest/meta-data/',
    'http://169.254.169.254/computeMetadata/v1/',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'file:///etc/passwd',
    'data:image/png;base64,iVBORw0KGgo=',
    'ftp://lh3.googleusercontent.com/a',
    'gopher://127.0.0.1:6379/_flushall',
    'blob:https://lh3.googleusercontent.com/a',
    '//lh3.googleusercontent.com/a',
    'lh3.googleusercontent.com/a',
    `${OWN}/health`,
    '',
    '\u0000',
  ])('%j is asked for nothing', async (address) => {
    expect([await downloadPicture(address, rulesFor('off')), fetched]).toEqual([NOT_ALLOWED, []]);
  });

  it.each(['https://lh3.googleusercontent.com/a/ana=s96-c', 'https://LH6.googleusercontent.com:443/a'])(
    '%s is told from them',
    async (address) => {
      expect(await downloadPicture(address, rulesFor('off'))).toEqual({ found: 'picture', bytes: Buffer.from('x') });
      expect(fetched).toEqual([new URL(address).href]);
    },
  );

  it.each([
    'http://quadra.example/retratos/1.png',
    'https://quadra.example:8443/retratos/1.png',
    'https://quadra.example.evil.example/1.png',
    'https://ana:senha@quadra.example/1.png',
    'https://localhost/1.png',
  ])('%s is no picture of the demonstration either', async (address) => {
    expect([await downloadPicture(address, rulesFor('demo')), fetched]).toEqual([NOT_ALLOWED, []]);
  });

  it('the demonstration, and it alone, has its pictures at home', async () => {
    const address = `${OWN}/retratos/1.png`;
    expect((await downloadPicture(address, rulesFor('demo'))).found).toBe('picture');
    expect(await downloadPicture(address, rulesFor('off'))).toEqual(NOT_ALLOWED);
  });
});

// Row 42, against a host that is allowed, and turns out to be evil.
describe('a host that is believed', () => {
  let host: PictureHost;
  beforeAll(async () => {
    host = new PictureHost();
    await host.open();
    return () => host.close();
  });
  const download = (address: string, patienceMs?: number) => downloadPicture(address, host.rules(patienceMs));

  // Red without `redirect: 'manual'`.
  it.each([301, 302, 303, 307, 308])('sends us on with %i to nowhere', async (status) => {
    const inside = host.on(`/interno-${status}`, Buffer.from('segredo'));
    const address = host.on(`/vai-${status}`, (response) => response.writeHead(status, { location: inside }).end());
    expect(await download(address)).toEqual({ found: 'nothing', why: `answer ${status}` });
    expect(host.asked.filter((path) => path.endsWith(`-${status}`))).toEqual([`/vai-${status}`]);
  });

  it('sends 2 MB', async () => {
    const bytes = Buffer.alloc(2_000_000, 1);
    const answer = await download(host.on('/justo', bytes));
    // Compared by the buffer itself: an assertion would take seconds over so many bytes.
    expect(answer.found === 'picture' && bytes.equals(answer.bytes)).toBe(true);
  });

  // Red without the limit in `readBytes`.
  it('sends a byte more', async () => {
    const address = host.on('/demais', Buffer.alloc(2_000_001));
    expect(await download(address)).toEqual({ found: 'nothing', why: 'too large' });
  });

  // Red when the loop of `readBytes` reads to the end before it counts.
  it('sends without end, until we hang up', async () => {
    let closed: Promise<unknown> | undefined;
    const address = host.on('/sem-fim', (response) => {
      const chunk = Buffer.alloc(65_536);
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      closed = once(response, 'close');
      more();
    });
    expect(await download(address)).toEqual({ found: 'nothing', why: 'too large' });
    await closed;
  });

  // Red when it is the packed bytes that are counted.
  it('sends 50 MB packed into 50 KB', async () => {
    const packed = gzipSync(Buffer.alloc(50_000_000));
    const address = host.on('/pacote', (response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(packed);
    });
    expect(await download(address)).toEqual({ found: 'nothing', why: 'too large' });
  });

  // Red without the signal: then both answers never end.
  it.each([
    ['no word', () => undefined],
    ['a word and no more', (response: { write: (bytes: Buffer) => unknown }) => void response.write(Buffer.alloc(9))],
  ])('says %s, until we hang up', async (what, answer) => {
    let closed: Promise<unknown> | undefined;
    const address = host.on(`/${what.length}`, (response) => {
      closed = once(response, 'close');
      answer(response);
    });
    expect(await download(address, 200)).toEqual({ found: 'trouble' });
    await closed;
  });

  it('breaks off, or is not there', async () => {
    const broken = host.on('/quebra', (response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('x', () => response.destroy());
    });
    const gone = new PictureHost();
    await gone.open();
    const [nobody, rules] = [gone.on('/nada', Buffer.alloc(1)), gone.rules()];
    await gone.close();
    expect([await download(broken), await downloadPicture(nobody, rules)]).toEqual([
      { found: 'trouble' },
      { found: 'trouble' },
    ]);
  });

  it('is told nothing of us but what we look for', async () => {
    let heard: unknown;
    const address = host.on('/quem', (response, { headers }) => {
      heard = { cookie: headers.cookie, authorization: headers.authorization, accept: headers.accept };
      response.end('x');
    });
    await download(address);
    expect(heard).toEqual({ cookie: undefined, authorization: undefined, accept: 'image/jpeg, image/png' });
  });
});
