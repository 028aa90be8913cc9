import { describeEventCreation, eventCreationMachine } from '../../../machines/events/eventCreation.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({ machine: eventCreationMachine, view: describeEventCreation });
