// The public interface of this area: other areas import only from here.
export { ChargeButton } from './ChargeButton.tsx';
export { DebtList } from './DebtList.tsx';
export { payLines } from './debtTexts.ts';
