import type { SignedInView } from '#contracts/identity/identity.views.js';
import { sessionsRoutes } from '#contracts/identity/sessions.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { HandOverTokens } from './hand-over.js';
import type { Services } from './services.js';

/**
 * Exchanges the tokens, replaces the signed-in user and goes to the landing page (ID-82). Refused tokens change nothing
 * here: an address in a mail must not sign anybody out.
 * @param history replaced before the router reads the address, so that no page of the old one is opened
 */
export async function acceptHandOver(
  { api, session }: Pick<Services, 'api' | 'session'>,
  tokens: HandOverTokens,
  history: Pick<History, 'replaceState'>,
): Promise<void> {
  let signedIn: SignedInView;
  try {
    signedIn = await api.call(sessionsRoutes.handOver, { body: tokens });
  } catch {
    // The api has logged the reason.
    return;
  }
  session.replace(signedIn, 'admin-impersonation');
  history.replaceState(null, '', pagePaths.landing);
}
