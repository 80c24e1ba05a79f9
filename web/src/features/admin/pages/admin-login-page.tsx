import { useQuery } from '@tanstack/react-query';
import { CloudOff, RotateCw } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices } from '../../../lib/services.js';
import { siteSettings } from '../../../lib/site-settings.js';
import { startSingleSignOn } from '../../../lib/single-sign-on.js';
import { admin } from '../../../texts/admin.js';
import { pageTitles } from '../../../texts/page-titles.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';
import { StatePanel } from '../../../ui/state-panel.js';

const texts = admin.login;

/** Sends operators to the identity provider (ID-106); a site without one has their passwords. */
export default function AdminLoginPage() {
  const state: unknown = useLocation().state;
  return siteSettings.singleSignOn ? <WithProvider /> : <Navigate to={pagePaths.login} replace state={state} />;
}

function WithProvider() {
  const { api } = useServices();
  const start = useQuery({
    queryKey: ['admin sign-in'],
    queryFn: async () => {
      await startSingleSignOn(api, 'admin');
      return true;
    },
    retry: false,
    gcTime: 0,
  });
  const { error } = start;
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
