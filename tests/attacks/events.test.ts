import { beforeAll, expect, it } from 'vitest';
import { addDays, toIsoDay } from '#domain/values/days/day.ts';
import { events } from '#platform/database/schema/events.ts';
import { pictures } from '#platform/database/schema/pictures.ts';
import { bankPage } from '#core/payment/sandbox/bankPageView.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { categoryForm, eventForm, type Festival, openFestival } from '../api/events/festival.ts';
import { type Bench, openBench } from '../api/payment/bench.ts';
import { NOBODY, refusal } from '../api/testServer.ts';
import { blackPng } from '../api/uploads/bombs.ts';
import { fieldsOf, FORM_HEADERS, formOf } from '../api/uploads/form.ts';
import { makeJpeg, padJpeg } from '../api/uploads/pictures.ts';
import { describeOnDatabases } from '../database/databases.ts';

const SCRIPT = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';

describeOnDatabases('attacks on events', (open) => {
  let bench: Bench;
  let festival: Festival;
  let stranger: TestPerson;
  let other: Festival;
  beforeAll(async () => {
    bench = await openBench(await open());
    festival = await openFestival(bench);
    other = await openFestival(bench);
    stranger = await bench.player();
  });

  const sendArtwork = (bytes: Uint8Array, fileName = 'arte.png') =>
    bench.call(stranger, {
      method: 'POST',
      url: '/api/v1/events',
      headers: FORM_HEADERS,
      payload: formOf([...fieldsOf(eventForm(bench.today)), { name: 'artwork', fileName, type: 'image/png', bytes }]),
    });
  const count = async () => [
    (await bench.database.orm.select({ id: events.id }).from(events)).length,
    (await bench.database.orm.select({ id: pictures.id }).from(pictures)).length,
  ];

  // Red when `html` of platform/http/html.ts lets through what stands between its texts. The app's own pages: scripts.browser.test.ts.
  it('15: script in the names of an event and its categories is data, on the page of the bank too', async () => {
    const evil = await openFestival(bench, {
      name: `Copa ${SCRIPT}`.slice(0, 80),
      arenaName: SCRIPT,
      pixOrganizer: SCRIPT,
    });
    const form = { ...categoryForm(bench.today), category: SCRIPT.slice(0, 60) };
    const made = await evil.call(evil.organizer, 'createCategory', evil.id, form);
    expect(made.body.data.tournament.name).toBe(SCRIPT.slice(0, 60));
    const partner = await bench.player();
    await evil.registered(stranger, made.body.data.tournament._id, { partner: partner.id });
    const { shoppingCart } = (await evil.call(stranger, 'currentCart', evil.id)).body.data;
    const { payment } = (await evil.call(stranger, 'payCart', shoppingCart._id)).body.data;
    const row = await bench.bankRow(payment.mpPaymentId);
    expect(row?.description).toContain('<img');
    const page = bankPage({
      styleAddress: '/x.css',
      now: new Date(),
      open: row ? [{ ...row, isRefunding: false }] : [],
      over: [],
    });
    expect([page.includes('&lt;img'), page.includes('<img')]).toEqual([true, false]);
  });

  // Red without the organizer's id in server/areas/competitions/events/categories.ts, or with one that comes from the address.
  it('26: an organizerId in the address is nobody', async () => {
    const url = `/api/v1/events/${festival.id}/tournaments`;
    const payload = categoryForm(bench.today);
    for (const who of [stranger, other.organizer]) {
      const plain = await bench.call(who, { method: 'POST', url, payload });
      expect([plain.status, plain.body]).toEqual([404, refusal('event_not_found')]);
      const mine = await bench.call(who, { method: 'POST', url: `${url}?organizerId=${who.id}`, payload });
      expect([400, 404]).toContain(mine.status);
      const said = await bench.call(who, { method: 'POST', url, payload: { ...payload, organizerId: who.id } });
      expect([said.status, said.body.details]).toEqual([400, { organizerId: 'Campo desconhecido.' }]);
    }
    expect((await festival.call(stranger, 'categories', festival.id)).body.data.tournaments).toEqual([]);
  });

  // Red without `isVisible` in server/areas/competitions/events/readEvents.ts.
  it('26, 28: what waits for an admin is there for its organizer alone, in no list and under no address', async () => {
    const { body } = await festival.call(
      festival.organizer,
      'createEvent',
      '',
      eventForm(bench.today, { name: 'Segredo' }),
    );
    const { id } = body.data.event;
    const category = await festival.call(festival.organizer, 'createCategory', id, categoryForm(bench.today));
    const tournament: string = category.body.data.tournament._id;
    for (const who of [stranger, other.organizer, await bench.person('arena-owner')]) {
      expect((await festival.call(who, 'event', id)).body).toEqual(refusal('event_not_found'));
      expect((await festival.call(who, 'categories', id)).body).toEqual(refusal('event_not_found'));
      expect((await festival.call(who, 'registrations', tournament)).body).toEqual(refusal('tournament_not_found'));
      for (const query of ['', '?status=AGUARDANDO_APROVACAO', '?status=CANCELADO']) {
        const listed = await bench.call(who, { url: `/api/v1/events${query}` });
        expect(JSON.stringify(listed.body)).not.toContain('Segredo');
      }
    }
    const partner = await bench.player();
    expect((await festival.register(stranger, tournament, { partner: partner.id })).body).toEqual(
      refusal('tournament_not_found'),
    );
    expect((await festival.call(stranger, 'decideEvent', id, { status: 'APROVADO' })).status).toBe(403);
    expect((await festival.call(festival.organizer, 'decideEvent', id, { status: 'APROVADO' })).status).toBe(403);
  });

  // Red without preparePicture in server/areas/competitions/events/createEvent.ts: the artwork goes the way of every picture.
  it('30–32: artwork that is no picture, too heavy or too large makes no event', async () => {
    const before = await count();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const bomb = blackPng({ width: 30_000, height: 30_000, depth: 1, colour: 0 });
    const heavy = padJpeg(await makeJpeg(), 5_000_001);
    const refused = [await sendArtwork(svg), await sendArtwork(bomb), await sendArtwork(heavy)];
    expect(refused.map(({ body }) => body.error.code)).toEqual(['image_type', 'image_unreadable', 'image_size']);
    expect(await count()).toEqual(before);
  });

  it('30, 33: artwork is encoded anew and named by the server', async () => {
    const evil = Buffer.concat([await makeJpeg(), Buffer.from('<script>plantado</script>')]);
    const { status, body } = await sendArtwork(evil, '../../etc/passwd.php');
    expect([status, body.data.event.artwork]).toEqual([201, expect.stringMatching(/^\/imagens\/[\w-]{22}-192\.webp$/)]);
    const kept = await bench.database.orm.select({ bytes: pictures.bytes }).from(pictures);
    expect(kept.filter(({ bytes }) => Buffer.from(bytes).includes('plantado'))).toEqual([]);
  });

  // Red when a bound of NewCategory in domain/events/category.ts is left out.
  it.each<[string, unknown]>([
    ...[-1, 0, -0, 0.001, 1e9, 1e308, 10_000.01, 'NaN', '60', '1,0,0', null, true, [], {}].map(
      (value): [string, unknown] => ['individualRegistrationPrice', value],
    ),
    ...[-1, 0, 1.5, 1_025, 1_000_000, 2 ** 53, '8', null].map((value): [string, unknown] => ['doublesNumber', value]),
    ...[-1, 1e12, 'mil', null].map((value): [string, unknown] => [
      'prizeAmount',
      { firstPlace: value, secondPlace: 1, thirdPlace: 1 },
    ]),
    ...['2030-02-31', '2030-13-01', '30/02/2030', 20_300_101, null].map((value): [string, unknown] => [
      'deadlinePayment',
      value,
    ]),
    ['category', ' '],
    ['category', 'x'.repeat(61)],
    ['doubleFormat', 'trios'],
  ])('37: a category with %s %j is refused', async (member, value) => {
    const form = { ...categoryForm(bench.today), [member]: value };
    const { status, body } = await festival.call(festival.organizer, 'createCategory', festival.id, form);
    expect([status, body.error.code]).toEqual([400, 'malformed']);
  });

  it('37: an event that ends before it begins, has begun, or lasts from a day that is none is refused', async () => {
    const day = (days: number) => toIsoDay(addDays(bench.today, days));
    const codes: unknown[] = [];
    for (const eventDate of [
      { startDate: day(5), endDate: day(4) },
      { startDate: day(-1), endDate: day(4) },
      { startDate: '2030-02-30', endDate: '2030-03-01' },
      { startDate: day(5) },
    ]) {
      const form = eventForm(bench.today, { eventDate });
      codes.push((await festival.call(stranger, 'createEvent', '', form)).body.error.code);
    }
    expect(codes).toEqual(['malformed', 'event_past', 'malformed', 'malformed']);
  });

  // Row 39, besides the random requests: they draw from what is known, these are written for this place.
  it('39: SQL in names stays words, and in ids and queries is refused', async () => {
    const name = "Copa'); drop table event; --";
    const { body } = await festival.call(stranger, 'createEvent', '', eventForm(bench.today, { name }));
    expect(body.data.event.name).toBe(name);
    for (const id of ["' or '1'='1", '1; drop table event', '__proto__', '..%2f..', NOBODY.slice(1)]) {
      expect([400, 404]).toContain((await festival.call(stranger, 'event', encodeURIComponent(id))).status);
      const listed = await bench.call(stranger, { url: `/api/v1/events?status=${encodeURIComponent(id)}` });
      expect(listed.status).toBe(400);
    }
    const doubled = await bench.call(stranger, { url: '/api/v1/events?status=APROVADO&status=CANCELADO' });
    expect(doubled.status).toBe(400);
  });
});
