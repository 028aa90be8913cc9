import { type Bracket, bracketOf, placeKey } from '#domain/tournament/bracket.ts';
import { canDraw, drawDoubles, drawGroups, type Drawn } from '#domain/tournament/draw.ts';
import { groupScoreOf } from '#domain/tournament/groupScore.ts';
import { changeScore } from '#domain/tournament/knockoutScore.ts';
import { placesOf } from '#domain/tournament/positions.ts';
import { fixturesOf } from '#domain/tournament/rounds.ts';
import { type Games, walkoverFor } from '#domain/tournament/score.ts';
import { seedsOf } from '#domain/tournament/seeding.ts';
import { type GroupTable, tableOf } from '#domain/tournament/table.ts';

const SEED = '0123456789abcdef0123456789abcdef';

interface Meeting {
  readonly group: number;
  readonly one: string;
  readonly two: string;
  /** As played. */
  games: Games | null;
}

/** A category in plain values, led by the engine alone: what an organizer and those who play can do, in any order. */
export class Life {
  phase: 'registrations' | 'groups' | 'matches' | 'secondPhase' = 'registrations';
  /** The live registrations: pairs, teams, or single players. */
  entered: string[];
  /** The registrations that play as each entrant. */
  holders = new Map<string, string[]>();
  groups: Drawn[][] = [];
  meetings: Meeting[] = [];
  withdrawn: string[] = [];
  /** Those who left after the final: they count as withdrawn once its score is taken back. */
  leavers: string[] = [];
  newcomers = 0;
  places: (string | undefined)[] = [];
  knockout = new Map<string, Games>();

  readonly isDrawnIntoDoubles: boolean;

  /** @param isDrawnIntoDoubles the entrants are single players, whom the draw puts together */
  constructor(entrants: number, isDrawnIntoDoubles = false) {
    this.entered = Array.from({ length: entrants }, (_, index) => `pair ${index}`);
    this.isDrawnIntoDoubles = isDrawnIntoDoubles;
  }

  /** The same category, to try out what may become of it. */
  copy(): Life {
    return Object.assign(
      new Life(0, this.isDrawnIntoDoubles),
      structuredClone(Object.fromEntries(Object.entries(this))),
    );
  }

  tables(): GroupTable[] {
    return this.groups.map((entrants, group) =>
      tableOf(
        entrants.map((entrant) => ({ ...entrant, isWithdrawn: this.withdrawn.includes(entrant.id) })),
        this.meetings
          .filter((meeting) => meeting.group === group)
          .map(({ one, two, games }) => ({ one, two, games: groupScoreOf({ one, two, games }, this.withdrawn).games })),
      ),
    );
  }

  bracket(): Bracket {
    return bracketOf(this.places, { scores: this.knockout, withdrawn: this.withdrawn });
  }

  champion(): string | undefined {
    return this.phase === 'secondPhase' ? this.bracket().champion : undefined;
  }

  /** Who still plays. */
  left(): string[] {
    if (this.phase === 'registrations') return this.entered;
    return this.groups.flat().flatMap(({ id }) => (this.withdrawn.includes(id) ? [] : [id]));
  }

  missing(): Meeting[] {
    return this.meetings.filter((meeting) => groupScoreOf(meeting, this.withdrawn).games === null);
  }

  canDrawAgain(): boolean {
    if (this.phase === 'registrations' || this.champion() !== undefined) return false;
    return this.knockout.size === 0 && this.meetings.every(({ games }) => games === null);
  }

  draw(groups: number): boolean {
    if (this.phase !== 'registrations' && !this.canDrawAgain()) return false;
    if (this.isDrawnIntoDoubles && this.entered.length % 2 === 1) return false;
    const each = this.isDrawnIntoDoubles ? drawDoubles(this.entered, SEED) : this.entered.map((one) => [one]);
    if (!canDraw(each.length, groups)) return false;
    this.holders = new Map(each.map((registrations) => [registrations.join('+'), [...registrations]]));
    this.groups = drawGroups([...this.holders.keys()], groups, SEED).map(({ entrants }) => [...entrants]);
    this.phase = 'groups';
    [this.meetings, this.withdrawn, this.places, this.knockout] = [[], [], [], new Map()];
    return true;
  }

  makeMatches(): boolean {
    if (this.phase !== 'groups') return false;
    // Places that nobody filled are gone.
    this.groups = this.groups.map((group) => group.filter(({ id }) => !this.withdrawn.includes(id)));
    this.withdrawn = [];
    this.meetings = fixturesOf(this.groups.map((group) => group.map(({ id }) => id))).map(({ group, one, two }) => {
      return { group, one, two, games: null };
    });
    this.phase = 'matches';
    return true;
  }

  makeSecondPhase(): boolean {
    const isOpen = this.phase === 'matches' || (this.phase === 'secondPhase' && this.knockout.size === 0);
    if (!isOpen || this.champion() !== undefined || this.missing().length > 0) return false;
    if (this.phase === 'secondPhase' && this.bracket().matches.some(({ stage }) => stage === 'OITAVAS')) return false;
    return this.build();
  }

  private build(): boolean {
    const seeds = seedsOf(this.tables());
    if (seeds.length === 0) return false;
    this.places = placesOf(seeds).map((seed) => seed?.id);
    [this.knockout, this.phase] = [new Map(), 'secondPhase'];
    return true;
  }

  /** Sets, changes or takes back the score of a match of the groups. */
  scoreGroup(which: number, games: Games | null): boolean {
    const meeting = this.meetings[which % Math.max(1, this.meetings.length)];
    if (!meeting) return false;
    // A walkover is not played.
    if (groupScoreOf({ ...meeting, games: null }, this.withdrawn).games && meeting.games === null) return false;
    const [before, wasOver] = [meeting.games, this.champion() !== undefined];
    const seeds = () =>
      seedsOf(this.tables())
        .map(({ id, tier }) => `${id} ${tier}`)
        .join();
    const [order, hadBracket] = [seeds(), this.phase === 'secondPhase'];
    meeting.games = games;
    const isMissing = groupScoreOf(meeting, this.withdrawn).games === null;
    if (!hadBracket || (!isMissing && seeds() === order)) return true;
    if (this.knockout.size > 0) {
      meeting.games = before;
      return false;
    }
    this.phase = 'matches';
    this.places = [];
    if (!isMissing) this.build();
    if (wasOver) this.withdrawLeavers();
    return true;
  }

  private withdrawLeavers(): void {
    if (this.champion() !== undefined) return;
    this.withdrawn.push(...this.leavers.filter((id) => !this.withdrawn.includes(id)));
    this.leavers = [];
  }

  scoreKnockout(which: number, games: Games | null): boolean {
    if (this.phase !== 'secondPhase') return false;
    const bracket = this.bracket();
    const match = bracket.matches[which % Math.max(1, bracket.matches.length)];
    if (!match) return false;
    const wasOver = this.champion() !== undefined;
    const changed = changeScore(bracket, match, games, this.withdrawn);
    if (changed.is !== 'made') return false;
    if (games) this.knockout.set(placeKey(match), games);
    else this.knockout.delete(placeKey(match));
    if (wasOver) this.withdrawLeavers();
    return true;
  }

  /** The organizer declares a walkover of a match without a score. */
  declare(which: number, absent: 'one' | 'two'): boolean {
    const games = walkoverFor(absent === 'one' ? 'two' : 'one');
    if (this.phase === 'matches') {
      const meeting = this.meetings[which % Math.max(1, this.meetings.length)];
      return meeting?.games === null && this.scoreGroup(which, games);
    }
    if (this.phase !== 'secondPhase') return false;
    const { matches } = this.bracket();
    return matches[which % Math.max(1, matches.length)]?.games === null && this.scoreKnockout(which, games);
  }

  join(): boolean {
    if (this.phase !== 'registrations') return false;
    this.entered.push(this.newcomer());
    return true;
  }

  private newcomer(): string {
    this.newcomers += 1;
    return `newcomer ${this.newcomers}`;
  }

  /** Somebody new takes the place of one who left after the draw, until a match of the place has a score. */
  fill(which: number): boolean {
    if (this.phase !== 'groups' && this.phase !== 'matches') return false;
    const open = [...this.holders].filter(
      ([id, registrations]) =>
        registrations.some((one) => !this.entered.includes(one)) &&
        this.groups.flat().some((entrant) => entrant.id === id) &&
        this.meetings.every(({ one, two, games }) => games === null || (one !== id && two !== id)),
    );
    const [id, registrations] = open[which % Math.max(1, open.length)] ?? [];
    const gone = registrations?.findIndex((one) => !this.entered.includes(one)) ?? -1;
    if (id === undefined || !registrations || gone === -1) return false;
    const newcomer = this.newcomer();
    this.entered.push(newcomer);
    registrations[gone] = newcomer;
    if (registrations.every((one) => this.entered.includes(one))) {
      this.withdrawn = this.withdrawn.filter((one) => one !== id);
    }
    return true;
  }

  leave(which: number): boolean {
    const registration = this.entered[which % Math.max(1, this.entered.length)];
    if (registration === undefined) return false;
    this.entered = this.entered.filter((one) => one !== registration);
    const [id] = [...this.holders].find(([, registrations]) => registrations.includes(registration)) ?? [];
    if (this.phase === 'registrations' || id === undefined) return true;
    // After the final the result stands.
    const list = this.champion() === undefined ? this.withdrawn : this.leavers;
    if (!list.includes(id)) list.push(id);
    return true;
  }
}
