import { IconSearch, IconX } from '@tabler/icons-react';
import type { FormEvent } from 'react';
import classes from './SearchField.module.css';

/** What is searched for stands in the address under this name. */
export const SEARCH_PARAMETER = 'busca';
export const CLEAR_SEARCH = 'Limpar busca';

/** Looks for arenas by what the person types. */
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

/** The list below follows every letter already; the search key of a phone only puts its keyboard away. */
function closeKeyboard(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  event.currentTarget.querySelector('input')?.blur();
}
