import { sweep } from '../../sweep.ts';
import { expectHistoriesToAgree } from './DeskHistory.ts';

// Red as tests/attacks/deskHistories.test.ts is. In rounds, each within the time of a test.
for (let round = 0; round < sweep(1, 12); round += 1) expectHistoriesToAgree({ walks: 10, deeds: 40 });
