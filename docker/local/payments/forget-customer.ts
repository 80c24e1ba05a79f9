import { end } from './charging.ts';
import type { State } from './state.ts';

/** Deletes a customer, as in the provider's dashboard: the plans end at once, and only the id is still known. */
export function forgetCustomer(state: State, id: string): void {
  const customer = state.find('customers', id);
  for (const subscription of Object.values(state.kept.subscriptions)) {
    if (subscription.customer === id && subscription.ended_at === null)
      end(state, subscription, 'canceled', state.now());
  }
  customer.deleted = true;
  state.tell('customer.deleted', customer);
}
