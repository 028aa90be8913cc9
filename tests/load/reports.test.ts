import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ApiRun, reportApi, type Series } from './api/apiReport.ts';
import { readArguments } from './arguments.ts';
import { reportCluster } from './cluster/clusterReport.ts';
import type { Drill } from './cluster/drills.ts';
import type { Race, Races } from './cluster/races.ts';
import { reportDev } from './dev/devReport.ts';
import { type FoundRun, reportFound } from './found/foundReport.ts';
import { type LiveRun, reportLive } from './live/liveReport.ts';
import { type LoadRun, reportLoad } from './load/loadReport.ts';
import { openLoop, type Sample } from './load/openLoop.ts';
import type { Kind } from './load/requests.ts';
import { type PageRun, reportPage, type Visit } from './page/pageReport.ts';
import { percentile } from './percentiles.ts';
import { type RaceRun, reportRace } from './race/raceReport.ts';
import { type RecordsRun, reportRecords } from './records/recordsReport.ts';
import { type RegistrationRun, reportRegistrations } from './registrations/registrationsReport.ts';
import { missingReads } from './scale/asks.ts';
import { reportScale } from './scale/scaleReport.ts';
import { reportStart, type StartRun } from './start/startReport.ts';
import { tableText } from './table.ts';
import type { Contest } from './tournament/contest.ts';
import { withMatchesPage } from './tournament/pageReport.ts';
import { reportTournament } from './tournament/tournamentReport.ts';
import { timingsOf } from './tournament/work.ts';
import { reportWeek, type WeekRun } from './week/weekReport.ts';

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
    [['api', '--quick', '--json'], { bench: 'api', json: true }],
    [['api', '--smoke'], { bench: 'api', json: false }],
    [['api', '--json', 'a.json'], { bench: 'api', json: 'a.json' }],
    [['api', 'a.json'], 'Unknown option: a.json'],
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

describe('several processes', () => {
  const race: Race = { clients: 9, created: 1, conflicts: 7, put_off: 1, errors: 0 };
  const races: Races = { slot: race, baskets: race, halfBaskets: 0, double: 0, deadlocks: 0 };
  const drill: Drill = {
    name: 'kill',
    acknowledged: 300,
    lost: 0,
    double: 0,
    wrong: [],
    pauseMs: 9_000.4,
    slowestMs: 3_000,
  };
  const direct = { races, drills: [drill] };

  it('print figures, and hold although all of it was slow', () => {
    const { figures, broken } = reportCluster({ direct, pooler: null, replica: null });
    expect(figures).toEqual({
      direct: {
        slot: race,
        baskets: race,
        half_baskets: 0,
        double: 0,
        deadlocks: 0,
        drills: [
          { name: 'kill', acknowledged: 300, lost: 0, double: 0, wrong: 0, pause_ms: 9_000, others_slowest_ms: 3_000 },
        ],
      },
      pgbouncer: null,
      replica: null,
      skipped: ['PgBouncer is not installed: nothing was tried through it.'],
    });
    expect(broken).toEqual([]);
  });

  it('are broken by a booking that is lost or double, by two winners, by half a basket', () => {
    const bad = { ...races, slot: { ...race, created: 2 }, halfBaskets: 1 };
    const lost: Drill = { ...drill, lost: 1, double: 2, wrong: ['500 internal', '500 internal'] };
    expect(
      reportCluster({ direct: { races: bad, drills: [] }, pooler: null, replica: { drill: lost } }).broken,
    ).toEqual([
      'direct: 2 of 9 clients have the same hour',
      'direct: 1 half baskets',
      'replica: kill: 1 acknowledged bookings are lost',
      'replica: kill: 2 bookings are double',
      'replica: kill: wrong answers: 500 internal',
    ]);
  });
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
    bareMs: 8.004,
    doubleBooked: 0,
    audit: { pairs: 2, withMs: 20.126, withoutMs: 20, ratio: 1.01234, entries: 16, expected: 16 },
    controlCreated: 10,
  };

  it('prints exactly the figures agreed on, of the middle rush on the first database', () => {
    const { figures, broken } = reportRace([
      fair,
      { ...fair, kind: 'embedded', audit: null, controlCreated: null, rounds: 1 },
    ]);
    expect(JSON.stringify(figures)).toBe(
      '{"clients":10,"created":1,"conflicts":9,"errors":0,"p99_ms":10.13,"control_created":10,"rounds":40,"double_booked":0,"control_ms":8,"with_audit_ms":20.13,"without_audit_ms":20,"audit_ratio":1.012}',
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
    [
      'an entry of the audit that should not be there',
      { audit: { pairs: 1, withMs: 1, withoutMs: 1, ratio: 1, entries: 16, expected: 8 } },
      'the rounds left 16 entries of the audit, not 8',
    ],
    ['a control that cannot be lost', { controlCreated: 1 }, 'the control has one winner: this race could not be lost'],
  ])('is broken by %s, on whichever database', (_, part, promise) => {
    const other: RaceRun = { ...fair, kind: 'embedded', ...part };
    expect(reportRace([fair, other]).broken).toEqual([`embedded: ${promise}`]);
  });
});

describe('registrations', () => {
  const crowd = (statuses: readonly number[], ...refusals: string[]) => {
    return { statuses, waits: statuses.map((_, index) => index), refusals: new Set(refusals) };
  };
  const full = crowd([201, 201, 409, 409], 'tournament_full');
  const run: RegistrationRun = {
    kind: 'postgres',
    places: 2,
    rush: full,
    rounds: [crowd([409, 201], 'tournament_full')],
    taken: 2,
    pairs: 2,
    debts: 2,
  };

  it('keep their promises when exactly as many pairs as places are in', () => {
    const { figures, broken } = reportRegistrations([run]);
    expect(JSON.stringify(figures)).toBe(
      '{"pairs_asking":4,"places":2,"created":2,"conflicts":2,"errors":0,"p99_ms":3,"rounds":1,"taken":2,"pairs":2,"debts":2}',
    );
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<RegistrationRun>, string]>([
    ['one pair too many', { rush: crowd([201, 201, 201]) }, '3 pairs got into 2 places'],
    ['an error', { rounds: [crowd([201, 500])] }, 'some replies were neither 201 nor 409'],
    [
      'another reason',
      { rush: crowd([201, 201, 409], 'already_registered') },
      'some were refused for already_registered, tournament_full',
    ],
    ['an empty round', { rounds: [crowd([409], 'tournament_full')] }, 'a round did not end with one pair in'],
    ['a wrong count', { taken: 3 }, 'the tables say 3 places taken by 2 pairs'],
    ['a lost debt', { debts: 1 }, '1 debts stand in carts, of 2 who registered'],
  ])('are broken by %s, on whichever database', (_, part, promise) => {
    const { broken } = reportRegistrations([run, { ...run, kind: 'embedded', ...part }]);
    expect(broken).toContain(`embedded: ${promise}`);
  });
});

describe('free courts', () => {
  const run: FoundRun = {
    kind: 'postgres',
    city: [3, 1, 2.006],
    all: [50],
    control: [0.501],
    courts: 7,
    mismatches: 0,
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, broken } = reportFound([run]);
    expect(JSON.stringify(figures)).toBe(
      '{"search_city_p95_ms":3,"search_all_p95_ms":50,"control_p95_ms":0.5,"brute_force_mismatches":0}',
    );
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<FoundRun>, string]>([
    ['another answer', { mismatches: 2 }, '2 answers are not those of the reserve pages'],
    ['nothing free', { courts: 0 }, 'nothing was free, so nothing was checked'],
  ])('are broken by %s, on whichever database', (_, part, promise) => {
    const { figures, broken } = reportFound([run, { ...run, kind: 'embedded', ...part }]);
    expect(broken).toEqual([`embedded: ${promise}`]);
    expect(figures).toMatchObject({ brute_force_mismatches: part.mismatches ?? 0 });
  });
});

describe('what others see', () => {
  const run: LiveRun = {
    kind: 'postgres',
    streams: 5_000,
    paints: [200, 190.006, 400],
    answers: [15],
    polls: [2_000, 3_900],
    cuts: 10,
    missed: 0,
    idleCpuMs: 12,
    herd: { size: 5_000, lastMs: 3_000, asked: [20], failed: 0 },
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, broken } = reportLive([run]);
    expect(JSON.stringify(figures)).toBe('{"streams":5000,"commit_to_paint_p95_ms":400,"missed_after_cuts":0}');
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<LiveRun>, string]>([
    ['a follower who missed something', { missed: 2 }, '2 followers missed a change'],
    ['nobody who was cut', { cuts: 0 }, 'nothing was booked or cut, so nothing was checked'],
    ['no booking', { paints: [] }, 'nothing was booked or cut, so nothing was checked'],
  ])('are broken by %s, on whichever database', (_, part, promise) => {
    const { figures, broken } = reportLive([run, { ...run, kind: 'embedded', ...part }]);
    expect(broken).toEqual([`embedded: ${promise}`]);
    expect(figures).toMatchObject({ missed_after_cuts: part.missed ?? 0 });
  });
});

describe('the week', () => {
  const run: WeekRun = {
    kind: 'postgres',
    preview: [3, 1, 2.006],
    save: [5],
    close: [30],
    undo: [7.5],
    closeBare: [10.5],
    rush: { bookings: [201, 409], series: [201, 409, 503], doubleBooked: 0 },
    control: { bookings: [201, 201], series: [201], doubleBooked: 2 },
    offers: { races: 5, statuses: [201, 409, 503], outOfOrder: 0 },
    controlOffers: { races: 5, statuses: [201, 409], outOfOrder: 4 },
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, text, broken } = reportWeek([run]);
    expect(JSON.stringify(figures)).toBe(
      '{"preview_52_weeks_ms":2.01,"save_series_ms":5,"close_900_ms":30,"control_close_900_ms":10.5,"offer_races":5,' +
        '"double_booked":0,"order_violations":0,"control_double_booked":2,"control_order_violations":4}',
    );
    expect(text).toMatch(/bookings of them: 201 \/ 409 \/ 503 +1 \/ 1 \/ 1/);
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<WeekRun>, string]>([
    ['an error', { rush: { ...run.rush, bookings: [201, 500] } }, '1 replies were neither 201, 409 nor 503'],
    ['no series', { rush: { ...run.rush, series: [409] } }, 'no series was made'],
    ['no booking', { rush: { ...run.rush, bookings: [409] } }, 'no single booking was made'],
    ['an hour sold twice', { rush: { ...run.rush, doubleBooked: 1 } }, '1 hours are sold twice'],
    [
      'a control that cannot be lost',
      { control: { ...run.control, doubleBooked: 0 } },
      'the control sold no hour twice: this rush could not be lost',
    ],
    ['an error in line', { offers: { ...run.offers, statuses: [500] } }, '1 replies were neither 201, 409 nor 503'],
    ['an hour out of order', { offers: { ...run.offers, outOfOrder: 1 } }, '1 freed hours are not the first one’s'],
    [
      'a queue that cannot be jumped',
      { controlOffers: { ...run.controlOffers, outOfOrder: 0 } },
      'without a queue every hour was the first one’s: these races could not be lost',
    ],
  ])('is broken by %s, on whichever database', (_, part, promise) => {
    expect(reportWeek([run, { ...run, kind: 'embedded', ...part }]).broken).toEqual([`embedded: ${promise}`]);
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
    statements: 7,
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

describe('the load', () => {
  const sample = (kind: Kind, status: number, ms: number): Sample<Kind> => ({ kind, status, ms, lateMs: 0.5 });
  const run: LoadRun = {
    kind: 'postgres',
    perSecond: 500,
    seconds: 60,
    samples: [sample('day', 200, 1), sample('book', 201, 3), sample('cancel', 200, 2.126)],
    cpuShare: 0.5,
    overload: {
      clients: 9,
      seconds: 5,
      served: 4,
      turnedAway: 5,
      wrong: 0,
      healthMs: [1, 20.126],
      recoveredMs: 100.4,
    },
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, broken } = reportLoad([run]);
    const steady =
      '"per_second":500,"seconds":60,"requests":3,"errors":0,"p50_ms":2.13,"p99_ms":3,"max_ms":3,"late_p99_ms":0.5';
    const over = '{"served":4,"turned_away":5,"wrong":0,"health_max_ms":20.13,"recovered_ms":100}';
    expect(JSON.stringify(figures)).toBe(`{"pglite":null,"postgres":{${steady},"overload":${over}}}`);
    expect(broken).toEqual([]);
  });

  it.each<[string, Partial<LoadRun>, string]>([
    ['an error', { samples: [sample('day', 500, 1)] }, '1 requests were answered 500'],
    ['a booking that was refused', { samples: [sample('book', 409, 1)] }, '1 requests were answered 409'],
    [
      'an overload that was none',
      { overload: { ...run.overload, turnedAway: 0 } },
      'nobody was turned away: this was no overload',
    ],
    [
      'other answers',
      { overload: { ...run.overload, wrong: 1 } },
      '1 answers in the overload were neither 200 nor 503 with Retry-After',
    ],
    [
      'silence',
      { overload: { ...run.overload, healthMs: [1, Number.POSITIVE_INFINITY] } },
      '/health did not answer in the overload',
    ],
    ['a long illness', { overload: { ...run.overload, recoveredMs: 5000 } }, 'recovered only after 5000 ms'],
  ])('is broken by %s, on whichever database', (_, part, promise) => {
    expect(reportLoad([run, { ...run, kind: 'embedded', ...part }]).broken).toEqual([`embedded: ${promise}`]);
  });

  it('counts the wait from when a request was due: who stands still is late for all of them', async () => {
    const STILL_MS = 60;
    const until = performance.now() + STILL_MS;
    // Nothing is sent while this process stands still, and yet nothing is left out.
    const stand = (): void => {
      while (performance.now() < until);
    };
    const answer = { status: 200, headers: {}, body: Buffer.from(''), ms: 0 };
    const samples = await openLoop({ perSecond: 1000, seconds: 0.1 }, () => {
      stand();
      return { kind: 'day', answer: Promise.resolve(answer) };
    });
    expect(samples).toHaveLength(100);
    expect(samples[10]?.ms).toBeGreaterThan(STILL_MS - 15);
    expect(samples[10]?.lateMs).toBeGreaterThan(STILL_MS - 15);
  });
});

it('starts are told by their medians', () => {
  const run: StartRun = { kind: 'postgres', onNothing: [3_000, 1_004.4, 2_000], afterKill: [400, 380.6, 500] };
  const { figures, text, broken } = reportStart([run]);
  expect(JSON.stringify(figures)).toBe('{"pglite":null,"postgres":{"on_nothing_ms":2000,"after_kill_ms":400}}');
  expect(text).toContain('2.00 (1.00 – 3.00)');
  expect(broken).toEqual([]);
});

it('edits are told by their medians, beside a bare start', () => {
  const { figures, broken } = reportDev({ bareStart: [900, 800, 2_000], serverEdit: [1_125], webEdit: [70.4, 80] });
  expect(JSON.stringify(figures)).toBe(
    '{"bare_start_ms":900,"server_edit_ms":1125,"server_edit_ratio":1.25,"web_edit_ms":70}',
  );
  expect(broken).toEqual([]);
});

it('records of former guests are told by the runs of their job; one that is missing breaks the promise', () => {
  const runs = [40, 50, 90];
  const run: RecordsRun = { kind: 'postgres', reservations: 1_500, runs, control: [9, 10], left: 0, records: 700 };
  expect(JSON.stringify(reportRecords(run).figures)).toBe(
    '{"reservations":1500,"records":700,"total_s":0.18,"run_p50_ms":50,"run_p95_ms":90,"run_most_ms":90,"control_p50_ms":9}',
  );
  expect(reportRecords(run).broken).toEqual([]);
  expect(reportRecords({ ...run, left: 2 }).broken).toEqual(['2 guests have no record']);
});

describe('the tournament', () => {
  const all = { groupMatches: 768, groupScores: 768, tables: 512, knockoutMatches: 256, knockoutScores: 256 };
  const contest: Contest = {
    ours: timingsOf(() => 2),
    theirs: timingsOf((step) => (step === 'draw' ? 10.1 : 11)),
    done: { ours: all, theirs: all },
  };

  it('prints exactly the figures agreed on', () => {
    const { figures, broken } = reportTournament(contest, []);
    expect(JSON.stringify(figures)).toBe(
      '{"times_faster":{"draw":5.1,"score":5.5,"tables":5.5,"knockout":5.5,"knockout_score":5.5}}',
    );
    expect(broken).toEqual([]);
  });

  it('says how its page was drawn and scrolled beside them', () => {
    const measure = { name: 'groups_phone', first: [150, 90, 120], whole: [300], heightPx: 9_000 };
    const measures = [{ ...measure, frames: [16.7, 16.7, 16.7, 33.3], control: [16.7], still: [16.65] }];
    const { figures } = withMatchesPage(reportTournament(contest, []), measures);
    expect(figures).toEqual({
      times_faster: { draw: 5.1, score: 5.5, tables: 5.5, knockout: 5.5, knockout_score: 5.5 },
      page: {
        groups_phone: {
          first_ms: 120,
          whole_ms: 300,
          frame_p50_ms: 16.7,
          frame_p95_ms: 33.3,
          late_frames_percent: 25,
          control_frame_p50_ms: 16.7,
          control_frame_p95_ms: 16.7,
          still_frame_p95_ms: 16.65,
          times_still: 2,
          height_px: 9_000,
        },
      },
    });
  });

  it('is broken by whoever leaves something out', () => {
    const { broken } = reportTournament({ ...contest, done: { ours: { ...all, groupScores: 767 }, theirs: all } }, []);
    expect(broken).toEqual(['ours: did 768, 767, 512, 256, 256 of 768, 768, 512, 256, 256']);
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
    badLine: [{ name: 'arena', rounds: [{ frameMs: 2_000.4, usableMs: 6_000, jsBytes: 190_000 }] }],
    openings: [
      { staticMs: 100, frameMs: 151, usableMs: 700 },
      { staticMs: 110, frameMs: 149.6, usableMs: 800 },
      { staticMs: 90, frameMs: 120, usableMs: 690 },
    ],
  };

  it('prints exactly the figures agreed on: medians', () => {
    expect(JSON.stringify(reportPage(run).figures)).toBe(
      '{"requests":1,"js_gz":190000,"css_gz":15000,"lcp_ms":800,"tbt_ms":12,"cls":0.0001,"click_to_paint_ms":31.26,"bad_line":{"arena":{"frame_ms":2000,"usable_ms":6000,"js_bytes":190000}},"offline":{"static_ms":100,"frame_ms":150,"usable_ms":700}}',
    );
  });
});

describe('scale', () => {
  const series = (name: string, ms: number, controlMs: number) => ({
    name,
    ms: [1, ms],
    controlMs: [controlMs],
    statements: 2,
    bytes: 10,
  });
  const run = { name: 'quadra_scale_x', size: 'whole' as const, failed: [], missing: [] };

  it('has a member for each kind of request', () => {
    expect(reportScale({ ...run, series: [series('arenas', 7, 4), series('agenda.large', 9, 5)] })).toMatchObject({
      figures: {
        arenas: { p50_ms: 1, p95_ms: 7, control_p95_ms: 4 },
        'agenda.large': { p50_ms: 1, p95_ms: 9, control_p95_ms: 5 },
      },
      broken: [],
    });
  });

  // Red without the `failed` of `broken` in scaleReport.ts.
  it('says what could not be measured, beside what was', () => {
    const failed = [{ name: 'progress', reason: 'Error: answered 503' }];
    const { figures, broken } = reportScale({ ...run, series: [series('arenas', 7, 4)], failed });
    expect(figures).toHaveProperty('arenas');
    expect(broken).toEqual(['progress was not measured: Error: answered 503']);
  });

  // Red without any line of ASKS: a whole run would say so, weeks later.
  it('measures every GET of the contract, but those that it has a reason for', () => {
    expect(missingReads()).toEqual([]);
  });

  it('breaks its promise above 50 ms and 2.5 times the SQL, or when a GET is left out', () => {
    const all = [series('slow', 51, 20), series('heavy', 500, 200), series('quick', 50, 1)];
    expect(reportScale({ ...run, series: all, missing: ['newList'] }).broken).toEqual([
      'newList: a GET of the contract that is not measured',
      'slow: p95 51 ms, its SQL 20 ms',
    ]);
  });
});
