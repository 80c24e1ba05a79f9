import type { SignedInView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import type { HandOverTokens } from './hand-over.js';
import type { Services } from './services.js';

/**
 * Exchanges the tokens and takes the place of whoever was signed in. What the server does not accept changes nothing
 * here: an address that somebody sends must not sign anybody out.
 * @returns whether it was accepted
 */
export async function acceptHandOver(
  { api, session }: Pick<Services, 'api' | 'session'>,
  tokens: HandOverTokens,
): Promise<boolean> {
  let signedIn: SignedInView;
  try {
    signedIn = await api.call(sessionsRoutes.handOver, { body: tokens });
  } catch {
    // The api has written down why.
    return false;
  }
  session.replace(signedIn, 'admin-impersonation');
  return true;
}
