import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './PasswordField.module.css';

const TEXTS = { show: 'Mostrar senha', hide: 'Ocultar senha' } as const;

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleIcon={Eye}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? TEXTS.hide : TEXTS.show,
        className: classes.eye,
        tabIndex: 0,
      }}
    />
  );
}

function Eye({ reveal }: { reveal: boolean }) {
  const Icon = reveal ? IconEyeOff : IconEye;
  return <Icon size={20} stroke={1.75} aria-hidden />;
}
