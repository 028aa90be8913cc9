// The public interface of this area: other areas import only from here.
export { CustomerSuggestions } from './CustomerSuggestions.tsx';
export { provideCustomerSearch } from './customerSearchActors.ts';
export { CUSTOMERS, knownText } from './customerTexts.ts';
export { JoinedList } from './joining/JoinedList.tsx';
export { Card, Figure, Figures, FiguresSkeleton, Part } from './Known.tsx';
