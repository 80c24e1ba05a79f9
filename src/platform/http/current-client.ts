import { AsyncLocalStorage } from 'node:async_hooks';

/** Origin of a request. Neither property proves anything: an address can be shared, and a user agent can be made up. */
export interface Client {
  address: string;
  /** The `user-agent` header, at most 300 characters; empty when there was none. */
  userAgent: string;
}

const current = new AsyncLocalStorage<Client>();
const nobody: Client = { address: '', userAgent: '' };

export const withClient = <T>(client: Client, work: () => T): T => current.run(client, work);

/** The client of the current request; outside of requests, its address is empty. */
export const currentClient = (): Client => current.getStore() ?? nobody;
