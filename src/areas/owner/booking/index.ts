// The public interface of this area: other areas import only from here.
export { GiveDialog } from './give/GiveDialog.tsx';
export { givingFaults, NOBODY_YET, toForWhom } from './give/givingForm.ts';
export { givingForms } from './give/givingForms.ts';
export { WhomFields } from './give/WhomFields.tsx';
