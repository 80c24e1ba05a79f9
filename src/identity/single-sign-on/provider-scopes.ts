import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on.views.js';

const everybody = 'openid profile email phone';

/**
 * What the provider is asked to tell about whoever signs in, and to let them do (ID-70). Of the sources' two providers
 * that are asked for more, one signs in couples and the other vendors.
 */
export const providerScopes: Readonly<Record<Exclude<SingleSignOnProvider, 'staff'>, string>> = {
  'event-user': `${everybody} admin.signin birthdate`,
  vendor: `${everybody} admin.signin birthdate`,
  admin: everybody,
};
