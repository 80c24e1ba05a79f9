import { AsyncLocalStorage } from 'node:async_hooks';

/** From where a request came. Neither is proof of anything: the one can be shared, the other is whatever was sent. */
export interface Client {
  address: string;
  /** The `user-agent` header, at most 300 characters; empty when there was none. */
  userAgent: string;
}

const current = new AsyncLocalStorage<Client>();
const nobody: Client = { address: '', userAgent: '' };

export const withClient = <T>(client: Client, work: () => T): T => current.run(client, work);

/** From where the present request came; work outside a request has an empty address. */
export const currentClient = (): Client => current.getStore() ?? nobody;
