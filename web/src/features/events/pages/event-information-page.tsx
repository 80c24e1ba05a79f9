import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { useServices, useUser } from '../../../lib/services.js';
import { eventInformation as texts, eventSetup } from '../../../texts/events.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { InformationForm } from '../information/information-form.js';

/** All answers of the setup on one page, to change them (EV-43). */
export default function EventInformationPage() {
  const { api } = useServices();
  const user = useUser();
  const { data: profile, isError, isFetching, refetch } = useQuery(eventProfileQuery(api, user?.id ?? ''));
  if (profile && !profile.event) return <Navigate to={pagePaths.eventSetup} replace />;
  return (
    <div className="wrap max-w-200 pt-10 pb-24">
      <h1 className="display-36">{texts.title}</h1>
      <p className="mt-2 text-muted">{texts.text}</p>
      <div className="mt-8">
        {profile && user ? (
          <InformationForm profile={profile} account={user} />
        ) : isError ? (
          <LoadFailed {...eventSetup.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-96 rounded-card" />
        )}
      </div>
    </div>
  );
}
