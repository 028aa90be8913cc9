import { sweep } from '../../sweep.ts';
import { rainyDeed } from './deskDeeds.ts';
import { expectHistoriesToAgree } from './DeskHistory.ts';

// Red as tests/attacks/deskHistories.test.ts is, and without `is_begun` in server/areas/owner/closures/met.ts. In rounds, each within the time of a test.
for (let round = 0; round < sweep(1, 12); round += 1) expectHistoriesToAgree({ deed: rainyDeed, walks: 10, deeds: 40 });
