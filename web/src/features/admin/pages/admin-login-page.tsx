import { useQuery } from '@tanstack/react-query';
import { CloudOff, RotateCw, UserRound } from 'lucide-react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../lib/services.js';
import { siteSettings } from '../../../base/site-settings.js';
import { startSingleSignOn } from '../../../lib/single-sign-on.js';
import { admin } from '../../../texts/admin.js';
import { pageTitles } from '../../../texts/page-titles.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';
import { StatePanel } from '../../../ui/state-panel.js';

const texts = admin.login;

/**
 * Redirects operators to the identity provider (ID-106); a site without one uses passwords. `?provider=staff` chooses
 * the stub of staff sign-in instead, which does nothing (ID-74).
 */
export default function AdminLoginPage() {
  const state: unknown = useLocation().state;
  const [search] = useSearchParams();
  if (!siteSettings.singleSignOn) return <Navigate to={pagePaths.login} replace state={state} />;
  return <WithProvider provider={search.get('provider') === 'staff' ? 'staff' : 'admin'} />;
}

function WithProvider({ provider }: { provider: 'admin' | 'staff' }) {
  const { api } = useServices();
  const start = useQuery({
    queryKey: ['admin sign-in', provider],
    queryFn: async () => {
      await startSingleSignOn(api, provider);
      return true;
    },
    retry: false,
    gcTime: 0,
  });
  const { error } = start;
  if (!error && start.data && provider === 'staff') return <StaffStub />;
  if (!error) return <SignInUnderWay text={texts.redirecting} />;
  const actions = (
    <>
      <Button kind="primary" isPending={start.isFetching} onPress={() => void start.refetch()}>
        {!start.isFetching && <RotateCw className="size-4" aria-hidden />}
        {site.tryAgain}
      </Button>
      <ButtonLink to={pagePaths.login}>{texts.withPassword}</ButtonLink>
    </>
  );
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="sr-only">{pageTitles.adminLogin}</h1>
      <StatePanel icon={CloudOff} tone="problem" title={texts.failed} text={error.message} actions={actions} />
    </div>
  );
}

function StaffStub() {
  const { title, text, asAdmin } = texts.staff;
  const actions = <ButtonLink to={pagePaths.adminLogin}>{asAdmin}</ButtonLink>;
  return (
    <div className="wrap max-w-180 py-16">
      <h1 className="sr-only">{pageTitles.adminLogin}</h1>
      <StatePanel icon={UserRound} title={title} text={text} actions={actions} />
    </div>
  );
}
