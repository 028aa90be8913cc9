// The public interface of this area: other areas import only from here.
export { byField } from './arenaForm.ts';
export { faultsOf } from './newAccountFaults.ts';
export { ARENA_SIGN_UP } from './signUpTexts.ts';
export { zoneAsked } from './zoneAsked.ts';
export { ZoneField } from './ZoneField.tsx';
