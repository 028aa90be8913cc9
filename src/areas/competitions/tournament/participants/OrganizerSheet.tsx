import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import type { Registration } from '#domain/registrations/members.ts';
import { participantSheetOf, shirtsOf } from '#domain/registrations/participantSheet.ts';
import { SheetChip } from '../tools/PaperTools.tsx';
import tools from '../tools/Tools.module.css';
import { PARTICIPANTS, shirtsText } from '../tournamentTexts.ts';

type OrganizerSheetProps = { event: Event; category: Category; registrations: readonly Registration[] };

/** For the organizer: all who take part as a spreadsheet, and how many shirts of each size to order. */
export function OrganizerSheet({ event, category, registrations }: OrganizerSheetProps) {
  const shirts = event.haveTShirts ? shirtsOf(registrations) : [];
  return (
    <div className={tools.tools}>
      <SheetChip sheetOf={() => participantSheetOf(category.name, registrations, event.haveTShirts)} />
      {shirts.length > 0 && (
        <p className={tools.found}>
          {PARTICIPANTS.shirts}: {shirtsText(shirts)}
        </p>
      )}
    </div>
  );
}
