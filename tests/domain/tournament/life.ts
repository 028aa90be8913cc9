import { type Bracket, bracketOf, placeKey } from '../../../domain/tournament/bracket.ts';
import { canDraw, drawGroups, type Drawn } from '../../../domain/tournament/draw.ts';
import { groupScoreOf } from '../../../domain/tournament/groupScore.ts';
import { changeScore } from '../../../domain/tournament/knockoutScore.ts';
import { placesOf } from '../../../domain/tournament/positions.ts';
import { fixturesOf } from '../../../domain/tournament/rounds.ts';
import type { Games } from '../../../domain/tournament/score.ts';
import { seedsOf } from '../../../domain/tournament/seeding.ts';
import { type GroupTable, tableOf } from '../../../domain/tournament/table.ts';

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
  entered: string[];
  groups: Drawn[][] = [];
  meetings: Meeting[] = [];
  withdrawn: string[] = [];
  places: (string | undefined)[] = [];
  knockout = new Map<string, Games>();

  constructor(entrants: number) {
    this.entered = Array.from({ length: entrants }, (_, index) => `pair ${index}`);
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
    if (!canDraw(this.entered.length, groups)) return false;
    this.groups = drawGroups(this.entered, groups, SEED).map(({ entrants }) => [...entrants]);
    this.phase = 'groups';
    [this.meetings, this.withdrawn, this.places, this.knockout] = [[], [], [], new Map()];
    return true;
  }

  makeMatches(): boolean {
    if (this.phase !== 'groups') return false;
    this.meetings = fixturesOf(this.groups.map((group) => group.map(({ id }) => id))).map(({ group, one, two }) => {
      return { group, one, two, games: null };
    });
    this.phase = 'matches';
    return true;
  }

  makeSecondPhase(): boolean {
    const isOpen = this.phase === 'matches' || (this.phase === 'secondPhase' && this.knockout.size === 0);
    if (!isOpen || this.champion() !== undefined || this.missing().length > 0) return false;
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
    const before = meeting.games;
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
    return true;
  }

  scoreKnockout(which: number, games: Games | null): boolean {
    if (this.phase !== 'secondPhase') return false;
    const bracket = this.bracket();
    const match = bracket.matches[which % Math.max(1, bracket.matches.length)];
    if (!match) return false;
    const changed = changeScore(bracket, match, games, this.withdrawn);
    if (changed.is !== 'made') return false;
    if (games) this.knockout.set(placeKey(match), games);
    else this.knockout.delete(placeKey(match));
    return true;
  }

  leave(which: number): boolean {
    const id = this.left()[which % Math.max(1, this.left().length)];
    if (id === undefined || this.champion() !== undefined) return false;
    this.entered = this.entered.filter((one) => one !== id);
    if (this.phase === 'registrations') return true;
    if (this.phase === 'groups') this.groups = this.groups.map((group) => group.filter((one) => one.id !== id));
    else this.withdrawn.push(id);
    return true;
  }
}
