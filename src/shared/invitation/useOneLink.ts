import { useSelector } from '@xstate/react';
import type { commandMachine } from '../../../machines/command/command.ts';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import { partsOf, subjectOf } from '../../../machines/command/subjectParts.ts';
import type { App } from '../runtime/app.ts';
import { useChart } from '../runtime/AppContext.tsx';
import { newSecret } from '../runtime/newSecret.ts';

interface OneLink {
  /** Makes the link by `subjectOf` what it is to, its secret and more; ends it by what it is to. */
  readonly provide: (app: App) => typeof commandMachine;
  readonly make: CommandName;
  readonly end: CommandName;
  /** What the link is to. */
  readonly id: string;
}

/** The one link that invites to something. `secret` is known to the page that made it alone, since the server keeps a hash; else it is empty. */
export function useOneLink({ provide, make, end, id }: OneLink) {
  const making = useChart(provide, { input: { name: make, asksFirst: false } });
  const ending = useChart(provide, { input: { name: end, asksFirst: false } });
  const secret = useSelector(making, (snapshot) =>
    snapshot.matches('done') ? partsOf(snapshot.context.subject).of : '',
  );
  return {
    secret,
    make: (more?: string) => making.send({ type: 'command.requested', subject: subjectOf(id, newSecret(), more) }),
    end: () => ending.send({ type: 'command.requested', subject: id }),
  };
}
