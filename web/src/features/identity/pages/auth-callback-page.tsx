import { useEffect, useRef, useState } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignedInView } from '#contracts/identity/identity.views.js';
import { singleSignOnRoutes } from '#contracts/identity/single-sign-on.routes.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import type { SingleSignOnAskedView } from '#contracts/identity/single-sign-on.views.js';
import type { AppName } from '#contracts/shared/socket.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { routeQuery } from '../../../lib/route-query.js';
import { useServices, type Services } from '../../../lib/services.js';
import {
  areaOfProvider,
  chosenProvider,
  forgetChosenProvider,
  type ChosenProvider,
} from '../../../lib/single-sign-on.js';
import { takeCallback } from '../../../lib/stored-callback.js';
import { secondFactor } from '../../../texts/second-factor.js';
import { singleSignOn as texts } from '../../../texts/single-sign-on.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';
import { afterCallback } from '../after-callback.js';
import { EntryFrame } from '../components/entry-frame.js';
import { SecondFactorStep } from '../components/second-factor-step.js';
import { SignInStopped } from '../components/sign-in-stopped.js';

const loginPages: Partial<Record<AppName, string>> = {
  admin: pagePaths.adminLogin,
  vendor: pagePaths.vendorLogin,
};

/** The page to which the provider redirects browsers: checks the state, signs in, and continues (ID-71, ID-83). */
export default function AuthCallbackPage() {
  const services = useServices();
  const queryClient = useQueryClient();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [stopped, setStopped] = useState<{ problem: string; again: string }>();
  const [asked, setAsked] = useState<SingleSignOnAskedView>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const chosen = chosenProvider();
    const area = chosen ? areaOfProvider[chosen.provider] : 'auth';
    const complete = async () => {
      // Before any request, so that neither the history nor a referrer contains the code.
      await navigate(pagePaths.authCallback, { replace: true });
      try {
        const answer = await finish(services, new URLSearchParams(search), chosen);
        // The choice determines the area of the calls until the code has been exchanged.
        if ('challenge' in answer) return setAsked(answer);
        services.session.begin(answer, answer.provider);
        const to = await arrive(services, queryClient, answer, answer.provider);
        forgetChosenProvider();
        await navigate(to, { replace: true });
      } catch (error) {
        forgetChosenProvider();
        if (!(error instanceof ProblemError)) throw error;
        // An incomplete user is not signed in (ID-73).
        if (error.code === 'user-not-created') {
          services.session.signOut();
          services.toasts.show('error', error.message);
          await navigate(pagePaths.landing, { replace: true });
        } else setStopped({ problem: error.message, again: loginPages[area] ?? pagePaths.login });
      }
    };
    void complete();
  }, [navigate, queryClient, search, services]);
  if (stopped) return <SignInStopped {...stopped} />;
  if (asked) {
    const { challenge, provider } = asked;
    const goOn = async (signedIn: SignedInView) => {
      const to = await arrive(services, queryClient, signedIn, provider);
      forgetChosenProvider();
      await navigate(to, { replace: true });
    };
    const restart = () => {
      forgetChosenProvider();
      void navigate(loginPages[areaOfProvider[provider]] ?? pagePaths.login, { replace: true });
    };
    return (
      <EntryFrame heading={secondFactor.step.heading}>
        <SecondFactorStep asked={challenge} provider={provider} onSignedIn={goOn} onRestart={restart} />
      </EntryFrame>
    );
  }
  return <SignInUnderWay text={texts.completing} />;
}

/** Exchanges the result of the provider. */
function finish({ api }: Services, back: URLSearchParams, chosen: ChosenProvider | undefined) {
  const [code, state] = [back.get('code'), back.get('state')];
  if (!chosen || state !== chosen.state) throw new ProblemError({ status: 401, code: 'invalid-state' });
  // The provider gives the reason in an address that anybody can forge: only the failure itself is trusted.
  if (code === null) throw new ProblemError({ status: 401, code: 'single-sign-on-failed' });
  return api.call(singleSignOnRoutes.finishSingleSignOn, { body: { code, state } });
}

/** The target for the signed-in user. */
async function arrive(
  { api }: Services,
  queryClient: QueryClient,
  signedIn: SignedInView,
  provider: SingleSignOnProvider,
): Promise<string> {
  const { user } = signedIn.data;
  // The same rule as in guards and menus: a user with a webstore is a vendor (ID-8, ID-72).
  const own = routeQuery(api, webstoreRoutes.webstoresOfUser, {
    params: { userId: user.id },
    query: { pageSize: 100 },
  });
  const found = await queryClient.query(own).catch(() => null);
  const hasWebstore = found !== null && found.numResults > 0;
  const area = areaOfProvider[provider];
  return afterCallback({ area, user, hasWebstore, callback: takeCallback() });
}
