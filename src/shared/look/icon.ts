import type { ComponentType } from 'react';

type IconProps = { size?: number; stroke?: number; 'aria-hidden'?: boolean };

/** An icon of @tabler/icons-react, handed over as a component. */
export type IconComponent = ComponentType<IconProps>;
