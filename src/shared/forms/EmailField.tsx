import { TextInput, type TextInputProps } from '@mantine/core';

/** The e-mail of an account, under which password managers keep it too. */
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
