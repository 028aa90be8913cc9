import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureAt } from '#domain/uploads/image.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { loadDecoder } from '#platform/uploads/decoder.ts';
import { refusal } from '../api/testServer.ts';
import { makeJpeg, makePng, readWebp } from '../api/uploads/pictures.ts';
import { openUploadServer, type UploadServer } from '../api/uploads/uploadServer.ts';

let server: UploadServer;
beforeAll(async () => {
  server = await openUploadServer();
  return () => server.close();
});

/** Where a picture that was taken is served. */
async function addressOf(bytes: Uint8Array, fileName?: string): Promise<string> {
  const { body } = await server.sendPicture(bytes, fileName);
  return Object(body).data.user.avatarCDN;
}

const countPictures = async () => (await server.database.orm.select({ id: pictures.id }).from(pictures)).length;

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script><rect width="9" height="9"/></svg>';

describe('a file that is no picture', () => {
  // Row 30. Red without `imageTypeOf` in platform/uploads/preparePicture.ts.
  it.each<[string, string | Buffer]>([
    ['SVG', SVG],
    ['SVG after a declaration', `<?xml version="1.0"?>\n${SVG}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a script', 'alert(1)'],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')],
    ['WebP', Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1')],
    ['PDF', '%PDF-1.7'],
    ['ZIP', Buffer.from('PK\x03\x04', 'latin1')],
    ['TIFF', Buffer.from('II*\x00', 'latin1')],
    ['half of a PNG\u2019s first bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47])],
    ['a picture after a space', Buffer.from([0x20, 0xff, 0xd8, 0xff])],
  ])('%s, named eu.png and declared as one, is refused', async (_what, bytes) => {
    const before = await countPictures();
    const answer = await server.send([{ name: 'avatar', fileName: 'eu.png', type: 'image/png', bytes }]);
    expect([answer, await countPictures()]).toEqual([{ status: 400, body: refusal('image_type') }, before]);
  });

  // Row 30, below the first bytes. Red without `block` in platform/uploads/decoder.ts.
  it.each(['svg', 'gif', 'webp', 'tiff'] as const)('%s is nothing that the decoder opens', async (format) => {
    const bytes = format === 'svg' ? Buffer.from(SVG) : await blank().toFormat(format).toBuffer();
    const decode = await loadDecoder();
    await expect(decode(bytes).metadata()).rejects.toThrow('unsupported image format');
  });
});

const blank = () => sharp({ create: { width: 40, height: 40, channels: 3, background: '#2277bb' } });

describe('a picture that is something else too', () => {
  const EVIL = '<script>alert("plantado")</script><?php plantado ?>';

  // Row 30. Red when what is kept is anything but pixels encoded anew.
  it.each([
    ['a script in a comment', async () => withComment(await makeJpeg(), EVIL)],
    ['a page after its end', async () => Buffer.concat([await makeJpeg(), Buffer.from(`<html>${EVIL}</html>`)])],
    ['an archive after its end', async () => Buffer.concat([await makePng(), Buffer.from(`PK\x03\x04${EVIL}`)])],
    ['a script in its profile', () => blank().withXmp(`<x>${EVIL}</x>`).jpeg().toBuffer()],
  ])('leaves %s behind', async (_what, make) => {
    const bytes = await make();
    expect(bytes.includes('plantado')).toBe(true);
    const path = await addressOf(bytes, 'eu.php.jpg');
    for (const width of [96, 192, 512]) {
      const picture = await server.get(pictureAt(path, width));
      expect([picture.status, picture.headers['content-type'], picture.bytes.includes('plantado')]).toEqual([
        200,
        'image/webp',
        false,
      ]);
      expect(picture.headers['x-content-type-options']).toBe('nosniff');
      expect(picture.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    }
  });

  // Row 30. Red when the pipeline keeps metadata.
  it('leaves behind where and with what it was taken', async () => {
    const photo = await blank()
      .withExif({
        IFD0: { Make: 'Camera plantada', Artist: 'Ana Souza' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '23/1 57/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '46/1 20/1 0/1',
        },
      })
      .jpeg()
      .toBuffer();
    const taken = (await sharp(photo).metadata()).exif;
    expect([taken?.includes('Camera plantada'), (taken?.length ?? 0) > 200]).toEqual([true, true]);
    const { bytes } = await server.get(pictureAt(await addressOf(photo), 512));
    expect([(await readWebp(bytes)).metadata, bytes.includes('plantada'), bytes.includes('EXIF')]).toEqual([
      0,
      false,
      false,
    ]);
  });

  function withComment(jpeg: Buffer, comment: string): Buffer {
    const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
    return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
  }
});

describe('a name that leads somewhere else', () => {
  // Row 33. Red when the file's own name has a part in the address.
  it.each([
    '../../../../etc/passwd',
    '..\\..\\windows\\win.ini',
    '/etc/passwd',
    'eu.svg',
    'eu.png\u0000.html',
    '%2e%2e%2feu.png',
    "eu'; drop table picture; --.png",
  ])('%j is not kept', async (fileName) => {
    const path = await addressOf(await makeJpeg(), fileName);
    expect(path).toMatch(/^\/imagens\/[\w-]{22}-192\.webp$/);
    expect((await server.get(path)).status).toBe(200);
  });

  // Row 33. Red with a pattern in domain/uploads/image.ts that lets more through: the database refuses some of these.
  it.each([
    '/imagens/../../../../etc/passwd',
    '/imagens/..%2f..%2f..%2fetc%2fpasswd',
    '/imagens/%2e%2e/%2e%2e/etc/passwd',
    '/imagens/%252e%252e%252fetc%252fpasswd',
    '/imagens/..\\..\\etc\\passwd',
    '/imagens//etc/passwd',
    `/imagens/${'a'.repeat(21)}%00-96.webp`,
    `/imagens/${'a'.repeat(22)}-99999999999.webp`,
    `/imagens/${'a'.repeat(22)}-96.webp%00.png`,
    `/imagens/${'a'.repeat(22)}-96.webp/../../me`,
    `/imagens/' or '1'='1-96.webp`.replaceAll(' ', '%20'),
    '/imagens/*-96.webp',
  ])('%s is nowhere', async (path) => {
    const { status, bytes } = await server.get(path);
    expect([status, bytes.includes('root:')]).toEqual([404, false]);
  });
});
