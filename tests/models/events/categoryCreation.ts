import { categoryCreationMachine, describeCategoryCreation } from '../../../machines/events/categoryCreation.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({ machine: categoryCreationMachine, view: describeCategoryCreation });
