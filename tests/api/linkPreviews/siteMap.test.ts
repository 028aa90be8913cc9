import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { arenaPath, reservePath } from '#domain/navigation/paths.ts';
import { arenas } from '#platform/database/schema/arenas.ts';
import { makeArena } from '../cast.ts';
import { ORIGIN, openTestServer, type TestServer } from '../testServer.ts';
import { describeOnDatabases } from '../../database/databases.ts';
import type { TestDatabase } from '../../database/TestDatabase.ts';

describeOnDatabases('for search engines', (open) => {
  let database: TestDatabase;
  let server: TestServer;
  beforeAll(async () => {
    database = await open();
    server = await openTestServer(database);
  });
  afterAll(() => server.app.close());

  const places = async (path: string) => {
    const reply = await server.app.inject(path);
    return {
      status: reply.statusCode,
      places: [...reply.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place),
    };
  };

  // Red without the conditions of `publicArena.ts` in siteMap.ts.
  it('the map lists what strangers find, and nothing else', async () => {
    const [shown, hidden] = [await makeArena(database, {}), await makeArena(database, {})];
    await database.orm.update(arenas).set({ hiddenAt: new Date() }).where(eq(arenas.id, hidden.id));

    const map = await places('/sitemap.xml');
    expect(map).toEqual({
      status: 200,
      places: [`${ORIGIN}/sitemap/paginas.xml`, `${ORIGIN}/sitemap/arenas-1.xml`],
    });
    expect(await places('/sitemap/arenas-1.xml')).toEqual({ status: 200, places: [ORIGIN + arenaPath(shown.id)] });
    const { places: fixed } = await places('/sitemap/paginas.xml');
    expect(fixed).toContain(`${ORIGIN}/`);
    expect(fixed.filter((place) => /empresa|admin|minhas|:/.test(place?.slice(ORIGIN.length) ?? ''))).toEqual([]);
  });

  it.each(['arenas-2', 'arenas-0', 'pessoas-1', 'constructor-1', '..'])('has no page %s', async (name) => {
    expect((await places(`/sitemap/${name}.xml`)).status).toBe(404);
  });

  it('robots are kept away from what is behind the login, and not from what links are made to', async () => {
    const { body } = await server.app.inject('/robots.txt');
    const lines = body.split('\n');
    expect(lines).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
    const closed = lines.flatMap((line) => /^Disallow: (.*)$/.exec(line)?.slice(1) ?? []);
    expect(closed).toEqual(expect.arrayContaining(['/api/', '/empresa/reservas', '/admin/operacao', '/equipe/*']));
    const isClosed = (path: string) =>
      closed.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}`).test(path));
    for (const path of ['/', '/entrar', arenaPath('1'), reservePath('1'), '/evento/1', '/torneio/1'])
      expect([path, isClosed(path)]).toEqual([path, false]);
    for (const path of ['/empresa/reservas?dia=2026-03-05', '/cliente/minhas-reservas/1', '/equipe/segredo'])
      expect([path, isClosed(path)]).toEqual([path, true]);
  });

  // Red without `offset` in siteMap.ts, and with `Math.floor` for its pages.
  it('ten thousand are a page, and one more is on a second', async () => {
    const { owner } = await makeArena(database, {});
    await database.pool.query(
      `insert into arena (id, owner_id, name, city, payment_method, search_key, created_at, published_at)
        select gen_random_uuid(), $1, 'Arena', 'Santos', 'local', '', now(), now() from generate_series(1, 10001)`,
      [owner.id],
    );
    const { places: files } = await places('/sitemap.xml');
    const pages = files.filter((file) => file?.includes('arenas-')).map((file) => file?.slice(ORIGIN.length) ?? '');
    expect(pages).toEqual(['/sitemap/arenas-1.xml', '/sitemap/arenas-2.xml']);
    const [first, second] = [await places('/sitemap/arenas-1.xml'), await places('/sitemap/arenas-2.xml')];
    expect(first.places).toHaveLength(10_000);
    const { rows } = await database.pool.query('select id from arena where hidden_at is null');
    expect(new Set([...first.places, ...second.places])).toEqual(new Set(rows.map(({ id }) => ORIGIN + arenaPath(id))));
  });
});
