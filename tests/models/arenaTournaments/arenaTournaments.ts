import {
  arenaTournamentsMachine,
  describeArenaTournaments,
} from '../../../machines/arenaTournaments/arenaTournaments.ts';
import { chartModel } from '../harness/model.ts';
import { arenaTournamentsRules } from './arenaTournamentsRules.ts';

export const model = chartModel({
  machine: arenaTournamentsMachine,
  outcomes: { 'cancel.requested': [{ id: 'a-tournament' }] },
  view: describeArenaTournaments,
  rules: arenaTournamentsRules,
});
