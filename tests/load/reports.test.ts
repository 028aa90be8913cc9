import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiRun, reportApi, type Series } from './api/apiReport.ts';
import { readArguments } from './arguments.ts';
import { type PageRun, reportPage, type Visit } from './page/pageReport.ts';
import { percentile } from './percentiles.ts';
import { type RaceRun, reportRace } from './race/raceReport.ts';
import { tableText } from './table.ts';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [hundred, 0.5, 50],
    [hundred, 0.95, 95],
    [hundred, 0.99, 99],
    [hundred, 1, 100],
    [[7], 0.5, 7],
    [[3, 1, 2], 0.5, 2],
    [[10, 9], 0.5, 9],
    [[], 0.5, Number.NaN],
  ])('of samples', (samples, share, expected) => {
    expect(percentile(samples, share)).toBe(expected);
  });

  it('is a sample that so many do not exceed, and no smaller one is', () => {
    const samples = fc.array(fc.nat(1000), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(samples, fc.integer({ min: 1, max: 100 }), (all, hundredths) => {
        const found = percentile(all, hundredths / 100);
        const upTo = (limit: number) => all.filter((sample) => sample <= limit).length * 100;
        const below = all.filter((sample) => sample < found).length * 100;
        expect(all).toContain(found);
        expect(upTo(found)).toBeGreaterThanOrEqual(hundredths * all.length);
        expect(below).toBeLessThan(hundredths * all.length);
      }),
    );
  });
});

describe('arguments', () => {
  it.each([
    [['race'], { bench: 'race', json: false }],
    [['api', '--json'], { bench: 'api', json: true }],
    [['api', '--jsn'], 'Unknown option: --jsn'],
    [[], 'Which benchmark? race, api'],
    [['--json'], 'Which benchmark? race, api'],
    [['toString'], 'Which benchmark? race, api'],
  ])('%j', (given, expected) => {
    expect(readArguments(given, ['race', 'api'])).toEqual(expected);
  });
});

it('a table stands in columns', () => {
  const rows = [
    ['a', 1],
    ['longer', 22.5],
  ];
  expect(tableText(['', 'ms'], rows)).toBe('          ms\n──────  ────\na          1\nlonger  22.5');
});

describe('the race', () => {
  const lost = (count: number): number[] => Array<number>(count).fill(409);
  const waiting = (ms: number) => ({ statuses: [...lost(9), 201], waits: [1, ms] });
  const ending = (statuses: readonly number[]): Partial<RaceRun> => ({
    rushes: [waiting(1), { statuses, waits: [1] }],
  });
  const fair: RaceRun = {
    kind: 'postgres',
    rushes: [waiting(30), waiting(10.126), waiting(5)],
    rounds: 40,
    clientsPerRound: 8,
    roundErrors: 0,
    undecidedRounds: 0,
    doubleBooked: 0,
    controlCreated: 10,
  };

  it('prints exactly the figures agreed on, of the middle rush on the first database', () => {
    const { figures, broken } = reportRace([fair, { ...fair, kind: 'embedded', controlCreated: null, rounds: 1 }]);
    expect(JSON.stringify(figures)).toBe(
      '{"clients":10,"created":1,"conflicts":9,"errors":0,"p99_ms":10.13,"control_created":10,"rounds":40,"double_booked":0}',
    );
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<RaceRun>, string]>([
    ['two winners', ending([201, 201, ...lost(8)]), '2 of 10 clients have the same hour'],
    ['no winner', ending(lost(10)), '0 of 10 clients have the same hour'],
    ['an error', ending([201, 500, ...lost(8)]), '1 replies were neither 201 nor 409'],
    ['an error in a round', { roundErrors: 2 }, '2 replies in the rounds were neither 201 nor 409'],
    ['a round without a winner', { undecidedRounds: 1 }, '1 rounds did not end with one winner'],
    ['a double booking', { doubleBooked: 1 }, '1 hours are booked twice'],
    ['a control that cannot be lost', { controlCreated: 1 }, 'the control has one winner: this race could not be lost'],
  ])('is broken by %s, on whichever database', (_, part, promise) => {
    const other: RaceRun = { ...fair, kind: 'embedded', ...part };
    expect(reportRace([fair, other]).broken).toEqual([`embedded: ${promise}`]);
  });
});

describe('the API', () => {
  const series = (...ms: number[]): Series => ({ ms, cpuMs: 0 });
  const run: ApiRun = {
    kind: 'embedded',
    book: series(1, 2, 3),
    bookWithoutKey: series(1),
    bookPlatform: series(9),
    day: series(4.006, 5.5),
    dayGzBytes: 1060,
    emptyRoute: series(0.25),
    sql: [0.5, 0.75, 1],
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, broken } = reportApi(run, { ...run, kind: 'postgres', dayGzBytes: 1061 });
    expect(JSON.stringify(figures)).toBe(
      '{"limit":{"sql_p50_ms":0.75,"empty_route_p50_ms":0.25},' +
        '"pglite":{"book_p50_ms":2,"book_p95_ms":3,"day_p50_ms":4.01,"day_p95_ms":5.5,"day_gz_bytes":1060},' +
        '"postgres":{"book_p50_ms":2,"book_p95_ms":3,"day_p50_ms":4.01,"day_p95_ms":5.5,"day_gz_bytes":1061}}',
    );
    expect(broken).toEqual([]);
  });

  it('says when no PostgreSQL answered', () => {
    const { figures, text } = reportApi(run, null);
    expect(figures).toMatchObject({ postgres: null });
    expect(text).toContain('No PostgreSQL answers');
  });
});

describe('the page', () => {
  const visit = (lcpMs: number, cls: number): Visit => ({
    loaded: [{ path: '/', type: 'Document', bytes: 900 }],
    fcpMs: 700,
    lcpMs,
    tbtMs: 12.4,
    cls,
  });
  const run: PageRun = {
    visits: [visit(900, 0.5), visit(800.4, 0.00012), visit(700, 0)],
    jsGz: 190_000,
    cssGz: 15_000,
    clicks: [30, 31.256, 32],
  };

  it('prints exactly the figures agreed on: medians', () => {
    expect(JSON.stringify(reportPage(run).figures)).toBe(
      '{"requests":1,"js_gz":190000,"css_gz":15000,"lcp_ms":800,"tbt_ms":12,"cls":0.0001,"click_to_paint_ms":31.26}',
    );
  });
});
