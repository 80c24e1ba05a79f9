import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { singleSignOnProviders, type SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import type { AppName } from '#contracts/shared/socket.js';
import type { ApiClient } from './api-client.js';

/** What this tab remembers while somebody is at the provider (ID-67). */
export interface ChosenProvider {
  provider: SingleSignOnProvider;
  state: string;
}

const key = 'posy.single-sign-on';

/**
 * Stores what was chosen and sends the browser out (ID-67). Resolves when it is on its way; the stub of staff goes
 * nowhere (ID-74).
 * @throws ProblemError when there is no provider, or it does not answer
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

/** What was chosen in this tab, until somebody has come back. */
export function chosenProvider(): ChosenProvider | undefined {
  try {
    const { provider, state } = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Partial<ChosenProvider>;
    return provider && singleSignOnProviders.includes(provider) && state ? { provider, state } : undefined;
  } catch {
    return undefined;
  }
}

/** A state counts for one return. */
export const forgetChosenProvider = (): void => window.sessionStorage.removeItem(key);

/** The area of the site that each provider is for: on the login callback the choice tells it, not the path (ID-85). */
export const areaOfProvider: Readonly<Record<SingleSignOnProvider, AppName>> = {
  'event-user': 'event-user',
  vendor: 'vendor',
  admin: 'admin',
  staff: 'admin',
};

/** The area that somebody who is at the login callback has chosen; nothing when nobody has. */
export const chosenArea = (): AppName | undefined => {
  const chosen = chosenProvider();
  return chosen && areaOfProvider[chosen.provider];
};
