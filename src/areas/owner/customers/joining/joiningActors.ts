import type { ActorRefFrom } from 'xstate';
import { customerEndpoints } from '#domain/contract/customers.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import { customerJoiningMachine } from '../../../../../machines/customers/customerJoining.ts';
import type { FormsOf } from '../../../../../machines/submission/forms.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { submissionOf } from '../../../../shared/submission/submissionActors.ts';
import { provideCustomerSearch } from '../customerSearchActors.ts';

export type CustomerJoiningActor = ActorRefFrom<typeof customerJoiningMachine>;

/** The chart that joins records with its real actors. */
export function provideCustomerJoining(app: App) {
  return customerJoiningMachine.provide({
    actors: {
      search: provideCustomerSearch(app),
      submission: submissionOf<FormsOf['customerJoining']>({
        customerJoin: ({ id, customer }, sending) =>
          app.call(customerEndpoints.joinCustomers, { params: { id }, body: { customer } }, sending),
      }),
    },
  });
}

/** A record is taken out of another. */
export function provideSplit({ call }: App) {
  return commandOf<CommandsOf['customerSplit']>({
    splitCustomer: (id, signal) => call(customerEndpoints.splitCustomer, { params: { id } }, { signal }),
  });
}

/** A person is asked whether a record is theirs, or no longer. */
export function provideAccounts({ call }: App) {
  return commandOf<CommandsOf['customerAccounts']>({
    askCustomerAccount: (subject, signal) => {
      const { id, of: player } = partsOf(subject);
      return call(customerEndpoints.askCustomerAccount, { params: { id }, body: { player } }, { signal });
    },
    endCustomerAccount: (id, signal) => call(customerEndpoints.endCustomerAccount, { params: { id } }, { signal }),
  });
}
