import { IconMoon, IconMoonStars, IconSun, IconSunrise } from '@tabler/icons-react';
import type { PeriodId } from '#domain/values/days/hours.ts';
import type { IconComponent } from '../../../../shared/look/icon.ts';

export const PERIOD_ICONS: Readonly<Record<PeriodId, IconComponent>> = {
  dawn: IconMoonStars,
  morning: IconSunrise,
  afternoon: IconSun,
  night: IconMoon,
};
