import type { FormEvent } from 'react';
import { useLocation } from 'wouter';
import type { VoucherState } from '#domain/vouchers/voucherQuery.ts';
import { LONGEST_SEARCH } from '#domain/vouchers/voucherQuery.ts';
import { ChipChoice } from '../../../shared/forms/ChipChoice.tsx';
import { SEARCH_PARAMETER } from '../../../shared/forms/SearchField.tsx';
import { SearchInput } from '../../../shared/forms/SearchInput.tsx';
import { askedPath, type AskedVouchers, VOUCHER_STATES } from './askedVouchers.ts';
import { VOUCHER_SEARCH } from './voucherTexts.ts';
import classes from './VoucherSearch.module.css';

/** Changes the address, which says what is asked for. */
export function VoucherSearch({ asked }: { asked: AskedVouchers }) {
  const [, navigate] = useLocation();
  const { q = '', state } = asked;
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get(SEARCH_PARAMETER);
    navigate(askedPath({ ...asked, q: typeof typed === 'string' ? typed : '' }));
  };
  return (
    <div className={classes.search}>
      <form role="search" onSubmit={search}>
        <SearchInput
          // What was typed and not sent gives way to what another address asks for.
          key={q}
          name={SEARCH_PARAMETER}
          label={VOUCHER_SEARCH.label}
          placeholder={VOUCHER_SEARCH.placeholder}
          defaultValue={q}
          maxLength={LONGEST_SEARCH}
          onClear={q === '' ? undefined : () => navigate(askedPath({ ...asked, q: '' }))}
        />
      </form>
      <ChipChoice<VoucherState | 'all'>
        label={VOUCHER_SEARCH.states}
        name="status"
        options={['all', ...VOUCHER_STATES]}
        value={state ?? 'all'}
        textOf={(one) => VOUCHER_SEARCH[one]}
        onChoose={(one) => navigate(askedPath({ q, ...(one !== 'all' && { state: one }) }))}
      />
    </div>
  );
}
