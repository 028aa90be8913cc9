import type { TestDatabase } from '../database/TestDatabase.ts';

/** Would set `window.pwned` if any of it were taken for markup, ends quotes of either kind, and ends in letters that run the other way. */
export const SCRIPT = `"'><img src=x onerror="window.pwned=1"><script>window.pwned=1</script> \${7*7} שלום`;
/** The same if it were taken for an address. */
const ADDRESS = 'javascript:window.pwned=1';

/** What people type, or a bank or a provider tells of them: the script is put behind each of them. */
const WORDS = [
  'arena.name',
  'arena.city',
  'arena.description',
  'arena.street',
  'arena.district',
  'arena.hidden_reason',
  'arena_tournament.name',
  'category.name',
  'category.category',
  'court.name',
  'voucher.code',
  'installment.info',
  'movement.note',
  'till.note',
  'till_cash.note',
  'event.name',
  'event.arena_name',
  'event.city',
  'event.street',
  'event_change.before',
  'event_change.after',
  'person.name',
  'person.city',
  'person.email',
  'person.pending_email',
  'payment_link.payer',
  'payment_link.end_to_end',
  'payment_link.reason',
  'payout.receipt',
  'product.name',
  'sale.name',
  'sale.guest_player_name',
  'provider_account.email',
  'provider_sign_in.name',
  'provider_sign_in.email',
  'charge.provider_words',
  'registration_member.refund_reason',
  'reservation.guest_player_name',
  'reservation.note',
  'reservation_giving.guest_name_before',
  'reservation_slot.court_name',
  'series.guest_player_name',
  'series.court_name',
  'series_request.note',
  'series_request.refusal_reason',
  'forgiven_bill.reason',
  'sandbox_charge.description',
  'outbox.last_error',
  'email_link.email',
  'unregistered_arena.name',
  'unregistered_arena.city',
  'unregistered_arena.district',
  'unregistered_arena.street',
  'sheet_import.file_name',
];
/** What becomes an address somewhere: the whole is replaced. */
const ADDRESSES = [
  'arena.avatar',
  'arena.phone',
  'arena.instagram',
  'arena_tournament.avatar',
  'arena_tournament.phone_to_contact',
  'event.artwork',
  'event.phone_to_contact',
  'event.pix_organizer',
  'payment_link.picture',
  'person.avatar',
  'person.phone',
  'reservation.guest_phone',
  'reservation_giving.guest_phone_before',
  'series.guest_phone',
  'provider_sign_in.picture',
];
/** Words of ours: of a fixed set, made by us, or shown to nobody. */
const OURS =
  /\.(status|\w*_status|kind|key|\w+_key|\w*_hash|\w*token|provider|provider_id|issuer|subject|answer|outcome|state|stage|phase|role|gender|zone|purpose|currency|reference|receiver|sport|standing|ending|part|reason|field|version|nonce|page_nonce|code_verifier|body_hash|method_path|payload|shirt_size|paid_via|made_by(_before)?|ended_by|(voucher_)?unit|payment_method|method|double_format|draw_seed|walkover_reason|charge_trouble|money_back|money_back_before|becomes|(open_)?status_before|status_after|terms_answered|change|topic|qr_code|br_code|charge_id|cpf|endpoint|p256dh|auth|number|meta_user|wamid)$|^(audit_entry|audit_chain|schema_migration|setting|idempotency_key|picture|sandbox_refund|sandbox_charge)\.(name|value|reply|id|deed|details|hash|head|checked_head)$/;

/** Puts them into all that the database holds. Returns the columns of text of which nobody decided here what they are. */
export async function plantScripts({ pool }: TestDatabase): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and is_generated = 'NEVER'`,
  );
  for (const name of WORDS) await set(name, `${columnOf(name)} || $1`, ` ${SCRIPT}`);
  for (const name of ADDRESSES) await set(name, '$1', ADDRESS);
  // A list of texts, which the schema's question above does not name.
  await pool.query('update arena set photo_texts = array(select $1 from unnest(photos))', [SCRIPT]);
  return rows.map(({ name }) => name).filter((name) => ![...WORDS, ...ADDRESSES].includes(name) && !OURS.test(name));

  async function set(name: string, value: string, text: string): Promise<void> {
    const [table, column] = name.split('.');
    await pool.query(`update "${table}" set "${column}" = ${value} where "${column}" is not null`, [text]);
  }
}

const columnOf = (name: string) => `"${name.split('.')[1]}"`;
