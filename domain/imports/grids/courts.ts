import { foldCell } from '../words.ts';
import { dayIn, isWeekday, monthIn } from './days.ts';

const COURT = /(?<![\p{L}])(?:quadra|campo|court|areia|q)\.? ?(?:n[oº.]* ?)?\d{1,3}(?!\d)/iu;
const GENERIC = /^(?:planilha|plan|sheet|folha|pasta|aba|tabela|agenda|horarios?|reservas?|semana|jogos?|grade|mes)\b/;

/** The court that the titles of a sheet name, or its tab; empty where neither does. */
export function courtIn(titles: readonly string[], tab: string): string {
  const [found] = [...titles, tab].flatMap((text) => COURT.exec(text)?.[0] ?? []);
  if (found !== undefined) return found;
  const isOfTime = dayIn(tab) !== undefined || monthIn(tab) !== undefined || isWeekday(tab);
  return isOfTime || GENERIC.test(foldCell(tab)) || /^\d*$/.test(tab.trim()) ? '' : tab.trim();
}
