import { deskDeed } from '../api/agenda/deskDeeds.ts';
import { expectHistoriesToAgree } from '../api/agenda/DeskHistory.ts';

// Red without `receivedOf` in readReceived, `takeReturnsBack` in takePaymentBack, or the returns in receivedAtArena of
// domain/agenda/received.ts. Always the same few walks; tests/api/agenda/histories.test.ts tries others.
expectHistoriesToAgree({ deed: deskDeed, walks: 4, deeds: 20, seed: 36 });
