import { Schema } from 'effect';
import { Page } from '../values/query.ts';
import { filledText } from '../values/text/text.ts';

/** Of use today; over, by the owner or by its day; or without a credit, but neither over nor for life. */
export const VoucherState = Schema.Literals(['active', 'over', 'empty']);
export type VoucherState = typeof VoucherState.Type;

export const LONGEST_SEARCH = 60;

/** Which vouchers of an arena are listed. `q`: a part of the code or of the player's name. */
export const VoucherQuery = Schema.Struct({
  page: Page,
  q: Schema.optionalKey(
    filledText('Informe um nome ou um código.').check(
      Schema.isMaxCodePoints(LONGEST_SEARCH, { message: `Use no máximo ${LONGEST_SEARCH} caracteres.` }),
    ),
  ),
  state: Schema.optionalKey(VoucherState),
});
