import classes from './DayChip.module.css';

type DayChipProps = {
  /** 'sáb' */
  weekday: string;
  day: number;
  /** 'nov' */
  month: string;
  /** 'sábado, 22 de novembro' */
  label: string;
  chosen: boolean;
  today?: boolean;
  disabled?: boolean;
  onPress: () => void;
};

export function DayChip({
  weekday,
  day,
  month,
  label,
  chosen,
  today = false,
  disabled = false,
  onPress,
}: DayChipProps) {
  return (
    <button
      type="button"
      className={classes.day}
      aria-label={today ? `Hoje, ${label}` : label}
      aria-pressed={chosen}
      data-today={today || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={classes.small}>{today ? 'hoje' : weekday}</span>
      <span className={classes.number}>{day}</span>
      <span className={classes.small}>{month}</span>
    </button>
  );
}
