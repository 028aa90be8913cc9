import { IconSearch, IconX } from '@tabler/icons-react';
import { type FormEvent, useId } from 'react';
import classes from './SearchField.module.css';

/** The query parameter that holds the search text. */
export const SEARCH_PARAMETER = 'busca';
export const CLEAR_SEARCH = 'Limpar busca';

const ARENAS = { label: 'Buscar arena por nome, bairro ou cidade', placeholder: 'Arena, bairro ou cidade' };

type SearchFieldProps = {
  value: string;
  onChange: (text: string) => void;
  /** What is searched; arenas unless told. */
  words?: typeof ARENAS;
};

/** The search field of a list that is filtered while one types. */
export function SearchField({ value, onChange, words = ARENAS }: SearchFieldProps) {
  const id = useId();
  return (
    <form role="search" className={classes.form} onSubmit={closeKeyboard}>
      <label htmlFor={id} className="visually-hidden">
        {words.label}
      </label>
      <IconSearch className={classes.icon} size={22} stroke={2} aria-hidden />
      <input
        id={id}
        name={SEARCH_PARAMETER}
        type="search"
        className={classes.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder={words.placeholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={80}
      />
      {value !== '' && (
        <button type="button" className={classes.clear} aria-label={CLEAR_SEARCH} onClick={() => onChange('')}>
          <IconX size={20} stroke={2} aria-hidden />
        </button>
      )}
    </form>
  );
}

/** For a search that runs while typing: a phone's search key only closes the keyboard. */
export function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('input')?.blur();
}
