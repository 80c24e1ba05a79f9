import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';

const everybody = 'openid profile email phone';

/** The requested scopes of each provider (ID-70), with extra ones for admin and vendor (OP-28). */
export const providerScopes: Readonly<Record<Exclude<SingleSignOnProvider, 'staff'>, string>> = {
  'event-user': everybody,
  vendor: `${everybody} admin.signin birthdate`,
  admin: `${everybody} admin.signin birthdate`,
};
