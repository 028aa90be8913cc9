import { Schema } from 'effect';
import { CustomersAsked } from '#domain/people/customersAsked.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { download } from '../../../shared/files/download.ts';
import type { App } from '../../../shared/runtime/app.ts';

const Json = Schema.fromJsonString(Schema.Struct(CustomersAsked));
const toAsked = Schema.decodeSync(Json);

/** Names to the chart which customers are asked for. */
export const subjectOfAsked = Schema.encodeSync(Json);

/** The customers as a spreadsheet. */
export function provideCustomerSheet({ call }: App) {
  return commandOf<CommandsOf['customerSheet']>({
    customerSheet: (subject, signal) => download(call, { of: 'customerSheet', ...toAsked(subject) }, signal),
  });
}
