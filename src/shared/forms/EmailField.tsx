import { TextInput, type TextInputProps } from '@mantine/core';

/** An account's e-mail, which password managers store as the username. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput
      {...props}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
