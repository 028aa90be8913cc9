import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { searchPath } from '#domain/navigation/paths.ts';
import { MAX_NAME } from '#domain/people/player.ts';
import { SearchInput } from '../../../../shared/forms/SearchInput.tsx';
import { SEARCH } from './searchTexts.ts';
import { takeTyped } from './typedAhead.ts';
import classes from './Search.module.css';

type SearchFormProps = {
  /** What the address asks for; empty when it asks for nothing. */
  q: string;
  /** Why nothing can be found by it. */
  error?: string | undefined;
};

/** What is searched for stands in the address, so that a reload, the back button and a link keep it. */
export function SearchForm({ q, error }: SearchFormProps) {
  const [, navigate] = useLocation();
  const field = useRef<HTMLInputElement>(null);
  // Another address has another text, while the field keeps the focus. Who comes to an empty one comes to type.
  useEffect(() => {
    if (!field.current) return;
    field.current.value = q;
    if (q !== '') return;
    field.current.value = takeTyped();
    field.current.focus();
  }, [q]);
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    navigate(searchPath(typeof typed === 'string' ? typed.trim() : ''));
  };
  return (
    <form role="search" className={classes.form} onSubmit={search}>
      <SearchInput
        name="q"
        label={SEARCH.field}
        placeholder={SEARCH.placeholder}
        defaultValue={q}
        error={error}
        maxLength={MAX_NAME}
        ref={field}
      />
      <Button type="submit" size="lg">
        {SEARCH.search}
      </Button>
    </form>
  );
}
