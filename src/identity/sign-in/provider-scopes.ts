import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';

const everybody = 'openid profile email phone';

/** The scopes that each provider is asked for (ID-70); admin and vendor carry the extra ones (OP-28). */
export const providerScopes: Readonly<Record<Exclude<SingleSignOnProvider, 'staff'>, string>> = {
  'event-user': everybody,
  vendor: `${everybody} admin.signin birthdate`,
  admin: `${everybody} admin.signin birthdate`,
};
