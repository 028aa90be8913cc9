import { bookingHoldRules } from './bookingHoldRules.ts';
import { type BookingRule, bookingSendingRules } from './bookingSendingRules.ts';
import { orderRules } from './orderRules.ts';
import { orderSendingRules } from './orderSendingRules.ts';
import { twoCourtsRules } from './twoCourtsRules.ts';

export const bookingRules: readonly BookingRule[] = [
  ...orderRules,
  ...orderSendingRules,
  ...bookingSendingRules,
  ...bookingHoldRules,
  ...twoCourtsRules,
];
