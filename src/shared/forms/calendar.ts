// What every calendar of the app needs; it is loaded with the first screen that has one.
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pt-br.js';
import classes from './Calendar.module.css';

/** The calendar's language; Brazilian weeks begin on Sunday. */
export const CALENDAR = {
  locale: 'pt-br',
  firstDayOfWeek: 0,
  weekdayFormat: 'ddd',
  size: 'md',
  hideOutsideDates: true,
  valueFormat: 'DD/MM/YYYY',
  leftSectionPointerEvents: 'none',
  // Within the screen, over its field where there is room neither above nor below it, and placed anew when a phone is
  // turned: what lies beside the screen is out of reach, as a dialog's page cannot be scrolled.
  popoverProps: {
    shadow: 'md',
    radius: 'md',
    preventPositionChangeWhenVisible: false,
    middlewares: { flip: true, shift: { crossAxis: true } },
  },
  ariaLabels: {
    previousMonth: 'Mês anterior',
    nextMonth: 'Próximo mês',
    previousYear: 'Ano anterior',
    nextYear: 'Próximo ano',
    previousDecade: 'Década anterior',
    nextDecade: 'Próxima década',
  },
} as const;

export const CALENDAR_CLASSES = {
  input: classes.input ?? '',
  month: classes.month ?? '',
  day: classes.day ?? '',
  weekday: classes.weekday ?? '',
  calendarHeader: classes.calendarHeader ?? '',
  calendarHeaderLevel: classes.calendarHeaderLevel ?? '',
  monthsListControl: classes.period ?? '',
  yearsListControl: classes.period ?? '',
};
