import type { Dependencies } from '#core/dependencies.ts';
import { changeCustomer } from './changeCustomer.ts';
import { readCustomerData } from './customerData.ts';
import { readCustomerSheet } from './customerSheet.ts';
import { eraseCustomer } from './eraseCustomer.ts';
import { makeFindCustomers } from './findCustomers.ts';
import { askCustomerAccount, endCustomerAccount } from './joining/customerAccount.ts';
import { joinCustomers, splitCustomer } from './joining/joinCustomers.ts';
import { readCustomerPage, readCustomerRecord, readCustomerReservations } from './readCustomers.ts';

/** The handlers of the calls in `domain/contract/customers.ts`. */
export function customerHandlers(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    customers: readCustomerPage(database),
    customerRecord: readCustomerRecord(database),
    customerReservations: readCustomerReservations(database),
    changeCustomer,
    joinCustomers,
    splitCustomer,
    askCustomerAccount,
    endCustomerAccount,
    eraseCustomer,
    customerData: readCustomerData(database),
    customerSheet: readCustomerSheet(database),
    findCustomers: makeFindCustomers(dependencies),
  };
}
