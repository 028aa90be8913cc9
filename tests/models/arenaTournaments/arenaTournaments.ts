import {
  arenaTournamentsMachine,
  describeArenaTournaments,
} from '../../../machines/arenaTournaments/arenaTournaments.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: arenaTournamentsMachine,
  outcomes: { 'cancel.requested': [{ id: 'a-tournament' }] },
  view: describeArenaTournaments,
});
