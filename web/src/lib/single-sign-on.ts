import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { singleSignOnProviders, type SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import type { AppName } from '#contracts/shared/socket.js';
import type { ApiClient } from './api-client.js';

/** The state of this tab while the user is at the provider (ID-67). */
export interface ChosenProvider {
  provider: SingleSignOnProvider;
  state: string;
}

const key = 'posy.single-sign-on';

/**
 * Stores the choice and redirects the browser to the provider (ID-67). Resolves once it has begun; the stub for staff
 * does nothing (ID-74).
 * @throws ProblemError when there is no provider, or it does not respond
 */
export async function startSingleSignOn(
  api: ApiClient,
  provider: SingleSignOnProvider,
  leave: (address: string) => void = (address) => window.location.assign(address),
): Promise<void> {
  const { address, state } = await api.call(singleSignOnRoutes.startSingleSignOn, { body: { provider } });
  window.sessionStorage.setItem(key, JSON.stringify({ provider, state } satisfies ChosenProvider));
  if (address !== null) leave(address);
}

/** The choice in this tab, until the user has returned. */
export function chosenProvider(): ChosenProvider | undefined {
  try {
    const { provider, state } = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Partial<ChosenProvider>;
    return provider && singleSignOnProviders.includes(provider) && state ? { provider, state } : undefined;
  } catch {
    return undefined;
  }
}

/** Makes a state valid for one return only. */
export const forgetChosenProvider = (): void => window.sessionStorage.removeItem(key);

/** The area of the site of each provider: on the login callback the choice determines it, not the path (ID-85). */
export const areaOfProvider: Readonly<Record<SingleSignOnProvider, AppName>> = {
  'event-user': 'event-user',
  vendor: 'vendor',
  admin: 'admin',
  staff: 'admin',
};

/** The area that a user at the login callback has chosen; undefined without a choice. */
export const chosenArea = (): AppName | undefined => {
  const chosen = chosenProvider();
  return chosen && areaOfProvider[chosen.provider];
};
