import type { ComponentType } from 'react';

type IconProps = { size?: number; stroke?: number; 'aria-hidden'?: boolean };

/** An icon of @tabler/icons-react as a component. */
export type IconComponent = ComponentType<IconProps>;
