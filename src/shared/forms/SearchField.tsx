import { IconSearch, IconX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import classes from './SearchField.module.css';

/** The query parameter that holds the search text. */
export const SEARCH_PARAMETER = 'busca';
export const CLEAR_SEARCH = 'Limpar busca';

/** The search field of the arena lists. */
export function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  return (
    <form role="search" className={classes.form} onSubmit={closeKeyboard}>
      <label htmlFor="arena-search" className="visually-hidden">
        Buscar arena por nome, bairro ou cidade
      </label>
      <IconSearch className={classes.icon} size={22} stroke={2} aria-hidden />
      <input
        id="arena-search"
        name={SEARCH_PARAMETER}
        type="search"
        className={classes.input}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        placeholder="Arena, bairro ou cidade"
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

/** The list is filtered while typing, so a phone's search key only closes the keyboard. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('input')?.blur();
}
