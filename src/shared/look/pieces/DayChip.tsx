import classes from './DayChip.module.css';

type DayChipProps = {
  /** Such as 'sáb'. */
  weekday: string;
  day: number;
  /** Such as 'nov'. */
  month: string;
  /** Such as 'sábado, 22 de novembro'. */
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
      aria-pressed={chosen}
      data-today={today || undefined}
      disabled={disabled}
      onClick={onPress}
    >
      <span className="visually-hidden">{today ? `Hoje, ${label}` : label}</span>
      <span className={classes.weekday} aria-hidden>
        {today ? 'hoje' : weekday}
      </span>
      <span className={classes.number} aria-hidden>
        {day}
      </span>
      <span className={classes.month} aria-hidden>
        {month}
      </span>
    </button>
  );
}
