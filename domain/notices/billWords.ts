import { fromIsoDay } from '../values/days/day.ts';
import { formatDay, monthName } from '../values/days/formatDay.ts';
import { fromIsoMonth } from '../values/days/month.ts';
import { formatReais } from '../values/money.ts';

/** Of a bill that is owed, in its notice's own types. */
interface Owed {
  readonly arena: string;
  readonly month: string;
  readonly left: number;
  readonly due: string;
  readonly ends?: string | undefined;
}

const nameOf = ({ month }: Owed): string => `Mensalidade de ${monthName(fromIsoMonth(month))}`;
const sumOf = ({ arena, left }: Owed): string => `${arena}: ${formatReais(left)}`;

/** How a bill is asked for: by notices of the same names, and by the desk, in a message of its own. */
export const BILL_WORDS = {
  billDue: {
    title: (bill: Owed) => `${nameOf(bill)} vence em breve`,
    line: (bill: Owed) => `${sumOf(bill)}, até ${formatDay(fromIsoDay(bill.due))}.`,
  },
  billDueToday: {
    title: (bill: Owed) => `${nameOf(bill)} vence hoje`,
    line: (bill: Owed) => `${sumOf(bill)}.`,
  },
  billLate: {
    title: (bill: Owed) => `${nameOf(bill)} está atrasada`,
    line: ({ arena, left, due, ends }: Owed) => {
      const owed = `${arena}: faltam ${formatReais(left)}, que venceram em ${formatDay(fromIsoDay(due))}.`;
      return ends ? `${owed} Sem pagamento, o seu horário fica livre em ${formatDay(fromIsoDay(ends))}.` : owed;
    },
  },
} as const;
