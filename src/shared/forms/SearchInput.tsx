import { CloseButton, TextInput, type TextInputProps } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { CLEAR_SEARCH } from './SearchField.tsx';

interface SearchInputProps extends TextInputProps {
  /** Empties the field; absent while there is nothing to clear. */
  onClear?: (() => void) | undefined;
}

/** The field of a search for people or codes; the form around it says when it searches. */
export function SearchInput({ onClear, ...props }: SearchInputProps) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      autoCapitalize="words"
      spellCheck={false}
      enterKeyHint="search"
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      rightSection={onClear && <CloseButton size="lg" aria-label={CLEAR_SEARCH} onClick={onClear} />}
      {...props}
    />
  );
}
