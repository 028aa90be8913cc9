import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { picturePath } from '#domain/uploads/image.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { newId } from '#platform/database/uuid.ts';
import { drawCard } from '#platform/drawing/drawCard.ts';
import { drawElsewhere } from '#platform/drawing/drawElsewhere.ts';
import { makeArena } from '../api/cast.ts';
import { openTestServer, type TestServer } from '../api/testServer.ts';
import { openTestDatabase } from '../database/databases.ts';
import type { TestDatabase } from '../database/TestDatabase.ts';

const RED = { r: 220, g: 20, b: 20 };
const PICTURE = 'aaaaaaaaaaaaaaaaaaaaaa';
const PHOTO = 'bbbbbbbbbbbbbbbbbbbbbb';
const MOST_BYTES = 300_000;

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openTestServer(database, { settings: { limits: 'relaxed' } });
});
afterAll(async () => {
  await server.app.close();
  await database.close();
});

const get = (path: string) => server.app.inject(path);
const pictureOf = (id: string) => get(`/previas/arena-${id}.jpg`);

/** The colour in the middle of where the uploaded picture stands. */
async function middleOf(jpeg: Buffer) {
  const { data } = await sharp(jpeg)
    .extract({ left: 930, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0] ?? 0, g: data[1] ?? 0, b: data[2] ?? 0 };
}

describe('the picture of a preview', () => {
  it('is a small JPEG of the size that messengers ask for', async () => {
    const { id } = await makeArena(database, { name: 'Arena Maré Alta' });
    const reply = await pictureOf(id);
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    const { format, width, height } = await sharp(reply.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(reply.rawPayload.length).toBeLessThanOrEqual(MOST_BYTES);
  });

  // Red when the hours in the address are not read.
  it('tells the hours that a link names', async () => {
    const { id } = await makeArena(database, { name: 'Arena Maré Alta' });
    const plain = await pictureOf(id);
    const named = await get(`/previas/arena-${id}.jpg?dia=2099-03-05&quadra=${id}&hora=18&esporte=FUTEVOLEI`);
    expect([plain.statusCode, named.statusCode]).toEqual([200, 200]);
    expect(named.rawPayload.equals(plain.rawPayload)).toBe(false);
  });

  // Red when the uploaded picture is not handed over.
  it('shows what the arena uploaded', async () => {
    const bytes = await sharp({ create: { width: 512, height: 512, channels: 3, background: RED } })
      .webp()
      .toBuffer();
    await database.orm.insert(pictures).values({ id: PICTURE, width: 512, bytes, createdAt: new Date() });
    const { id } = await makeArena(database, {});
    const before = await middleOf((await pictureOf(id)).rawPayload);
    await database.orm
      .update(arenas)
      .set({ avatar: picturePath(PICTURE, 512) })
      .where(eq(arenas.id, id));
    const after = await middleOf((await pictureOf(id)).rawPayload);
    expect(after.r).toBeGreaterThan(180);
    expect(before.r).toBeLessThan(60);
  });

  // Red without `photos` in server/start/linkPreviews/readPage.ts, and where only a square's largest width is looked for.
  it('shows the cover of an arena without a logo', async () => {
    const bytes = await sharp({ create: { width: 960, height: 640, channels: 3, background: RED } })
      .webp()
      .toBuffer();
    await database.orm.insert(pictures).values({ id: PHOTO, width: 960, bytes, createdAt: new Date() });
    const { id } = await makeArena(database, { photos: ['/pictures/a.svg', picturePath(PHOTO, 960)] });
    // The first photo is drawn by us as SVG, which is not an upload; the card's is the first of all.
    expect((await middleOf((await pictureOf(id)).rawPayload)).r).toBeLessThan(60);
    await database.orm
      .update(arenas)
      .set({ photos: [picturePath(PHOTO, 960)] })
      .where(eq(arenas.id, id));
    expect((await middleOf((await pictureOf(id)).rawPayload)).r).toBeGreaterThan(180);
  });

  it.each([
    ['markup', `<image href="file:///etc/passwd"/></path></svg>&amp;"'`],
    ['letters that we have no outlines of', 'שלום 🏖️'],
    ['one word that is far too long', 'A'.repeat(400)],
  ])('is drawn whatever the name is made of: %s', async (_, name) => {
    const { id } = await makeArena(database, { name });
    const reply = await pictureOf(id);
    expect([reply.statusCode, (await sharp(reply.rawPayload).metadata()).width]).toEqual([200, 1200]);
  });

  // Red with one line of each in drawCard.ts: a score would be cut off in the middle.
  it('shows the whole of a long line where no price stands below', () => {
    const line = 'Quartas de final: Guilherme e Maximiliano 6 × 3 Bernardo e Fernan';
    const [one, other] = ['da', 'do'].map((end) =>
      drawCard({ headline: 'Mista', lines: ['Copa', line + end], picture: picturePath(PICTURE, 512) }),
    );
    expect(one).not.toBe(other);
  });

  it('is ours where a page has none', async () => {
    const reply = await get('/previas/quadra-livre.jpg?v=1');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=86400']);
  });

  it.each([`arena-${newId()}.jpg`, 'arena-42.jpg', `pessoa-${newId()}.jpg`, 'constructor-1.jpg', 'x.jpg', '%2e%2e'])(
    'is not there for %s',
    async (name) => {
      expect((await get(`/previas/${name}`)).statusCode).toBe(404);
    },
  );

  // Red without the deletion of what failed: the failure would be kept.
  it('is drawn anew after a failure', async () => {
    let isBroken = true;
    const failing = await openTestServer(database, {
      settings: { limits: 'relaxed' },
      draw: (job) => (isBroken ? Promise.reject(new Error('No memory')) : server.dependencies.draw(job)),
    });
    expect((await failing.app.inject('/previas/quadra-livre.jpg')).statusCode).toBe(500);
    isBroken = false;
    expect((await failing.app.inject('/previas/quadra-livre.jpg')).statusCode).toBe(200);
    await failing.app.close();
  });

  it('that cannot be drawn is a failure, and no empty file', async () => {
    const draw = drawElsewhere(new URL('nowhere.js', import.meta.url));
    await expect(draw({ card: { headline: 'x', lines: [] } })).rejects.toThrow('The process ended with 1');
  });
});
