import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { setupComplete, setupSteps } from '#contracts/events/setup-step.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { eventProfileQuery } from '../../../lib/event-profile.js';
import { useServices, useUser } from '../../../lib/services.js';
import { eventSetup as texts } from '../../../texts/events.js';
import { site } from '../../../texts/site.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { SetupForm } from '../setup/setup-form.js';

/** The setup of an event, step by step, resumed at the current one (EV-11); the dashboard follows at the end. */
export default function SetupPage() {
  const { api } = useServices();
  const user = useUser();
  const { step } = useParams();
  const { data: profile, isError, isFetching, refetch } = useQuery(eventProfileQuery(api, user?.id ?? ''));
  if (!user) return null;
  if (!profile) {
    return (
      <div className="wrap max-w-180 py-14">
        <h1 className="sr-only">{texts.title}</h1>
        {isError ? (
          <LoadFailed {...texts.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <div role="status" className="grid gap-4">
            <span className="sr-only">{site.loading}</span>
            <Skeleton className="h-10 w-72 max-w-full rounded-full" />
            <Skeleton className="h-64 rounded-card" />
          </div>
        )}
      </div>
    );
  }
  // An event without a step begins with the first (EV-14).
  const current = profile.event?.props.currentSetupStep ?? setupSteps[0];
  if (current === setupComplete) return <Navigate to={pagePaths.dashboard} replace />;
  return <SetupForm profile={profile} account={user} asked={step} current={current} />;
}
