import { schemaResolver } from '@mantine/form';
import { Option, Schema } from 'effect';
import { toIsoDay } from '#domain/values/days/day.ts';
import { typeReais } from '#domain/values/money.ts';
import { PriceRuleForm } from '#domain/slots/priceRuleForm.ts';
import type { PriceRule, PriceScope } from '#domain/slots/priceRule.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { partsOf } from '../../../../shared/forms/parts.ts';

/** The form's values as texts, because a draft stores texts only: weekdays and courts with commas between them. */
export interface TypedRule extends Record<string, string> {
  readonly price: string;
  readonly weekdays: string;
  readonly fromHour: string;
  readonly untilHour: string;
  /** Empty for all courts. */
  readonly courts: string;
  readonly from: string;
  readonly until: string;
}

export const NEW_RULE: TypedRule = {
  price: '',
  weekdays: '0,1,2,3,4,5,6',
  fromHour: '0',
  untilHour: '24',
  courts: '',
  from: '',
  until: '',
};

export function typedRule({ price, weekdays, fromHour, untilHour, courts, from, until }: PriceRule): TypedRule {
  return {
    price: typeReais(price),
    weekdays: weekdays.join(),
    fromHour: String(fromHour),
    untilHour: String(untilHour),
    courts: courts?.join() ?? '',
    from: from ? toIsoDay(from) : '',
    until: until ? toIsoDay(until) : '',
  };
}

export function toRuleForm({ price, weekdays, fromHour, untilHour, courts, from, until }: TypedRule): PriceRuleForm {
  return {
    price,
    weekdays: partsOf(weekdays).map(Number),
    fromHour: Number(fromHour),
    untilHour: Number(untilHour),
    ...(courts !== '' && { courts: partsOf(courts) }),
    ...(from !== '' && { from }),
    ...(until !== '' && { until }),
  };
}

const check = schemaResolver(formSchema(PriceRuleForm), { sync: true });
export const ruleFaults = (typed: TypedRule) => check(toRuleForm(typed));

const decode = Schema.decodeOption(PriceRuleForm);

/** The hours that the form is about so far; undefined while they are none. */
export function scopeOf(typed: TypedRule): PriceScope | undefined {
  return Option.getOrUndefined(decode({ ...toRuleForm(typed), price: '0' }));
}

/** The key of a form's draft; each rule has its own. */
export function ruleDraft(id: string | undefined): string {
  return id === undefined ? 'newPriceRule' : `priceRule:${id}`;
}
