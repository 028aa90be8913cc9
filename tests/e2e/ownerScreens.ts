import { OWNER_BILLS_SCREENS } from './billScreens.ts';
import { OWNER_AGENDA_SCREENS } from './ownerAgendaScreens.ts';
import { OWNER_COURTS_SCREENS } from './ownerCourtsScreens.ts';
import { OWNER_CUSTOMERS_SCREENS } from './ownerCustomersScreens.ts';
import { OWNER_DEBTS_SCREENS } from './ownerDebtsScreens.ts';
import { OWNER_NEW_SERIES_SCREENS, OWNER_SERIES_SCREENS } from './ownerSeriesScreens.ts';
import { OWNER_GUIDE_SCREENS } from './ownerGuideScreens.ts';
import { OWNER_MONEY_SCREENS } from './ownerMoneyScreens.ts';
import { OWNER_PLAYER_SCREENS } from './ownerPlayerScreens.ts';
import { OWNER_RESERVE_SCREENS } from './ownerReserveScreens.ts';
import { OWNER_PRODUCT_SCREENS } from './ownerProductScreens.ts';
import { OWNER_RULES_SCREENS } from './ownerRulesScreens.ts';
import { OWNER_SEARCH_SCREENS } from './ownerSearchScreens.ts';
import { OWNER_SLOTS_SCREENS } from './ownerSlotsScreens.ts';
import { OWNER_STATISTICS_SCREENS } from './ownerStatisticsScreens.ts';
import { OWNER_STAFF_SCREENS } from './ownerStaffScreens.ts';
import { OWNER_IMPORT_SCREENS } from './ownerImportScreens.ts';
import { OWNER_TILL_SCREENS } from './ownerTillScreens.ts';
import { OWNER_VOUCHER_SCREENS } from './ownerVoucherScreens.ts';
import { OWNER_TOURNAMENTS_SCREENS } from './ownerTournamentsScreens.ts';
import type { Screen } from './screen.ts';

/** The owner's screens, in the states that people see; each area adds its own list. */
export const OWNER_SCREENS: readonly Screen[] = [
  ...OWNER_STATISTICS_SCREENS,
  ...OWNER_AGENDA_SCREENS,
  ...OWNER_COURTS_SCREENS,
  ...OWNER_GUIDE_SCREENS,
  ...OWNER_RESERVE_SCREENS,
  ...OWNER_SLOTS_SCREENS,
  ...OWNER_PRODUCT_SCREENS,
  ...OWNER_RULES_SCREENS,
  ...OWNER_VOUCHER_SCREENS,
  ...OWNER_MONEY_SCREENS,
  ...OWNER_PLAYER_SCREENS,
  ...OWNER_CUSTOMERS_SCREENS,
  ...OWNER_DEBTS_SCREENS,
  ...OWNER_SERIES_SCREENS,
  ...OWNER_NEW_SERIES_SCREENS,
  ...OWNER_BILLS_SCREENS,
  ...OWNER_STAFF_SCREENS,
  ...OWNER_SEARCH_SCREENS,
  ...OWNER_IMPORT_SCREENS,
  ...OWNER_TILL_SCREENS,
  ...OWNER_TOURNAMENTS_SCREENS,
];
