import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { useServices } from '../../../../lib/services.js';
import { signUp } from '../../../../texts/sign-up.js';
import { LoadFailed } from '../../../../ui/load-failed.js';
import { TableSkeleton } from '../../../../ui/table-skeleton.js';
import { emailCodeQuery } from '../../email-code-query.js';
import { EntryFrame } from '../entry-frame.js';
import { EmailCodeStep } from './email-code-step.js';

interface AfterSignUpProps {
  user: AuthUserView;
  /** Shown once the email is confirmed. */
  welcome: (user: AuthUserView) => ReactNode;
}

/** The code, then a welcome. The current step comes from the api, so it continues after a reload, or on a later day. */
export function AfterSignUp({ user, welcome }: AfterSignUpProps) {
  const { api } = useServices();
  const { data: state, error, isFetching, refetch } = useQuery(emailCodeQuery(api, user.id));
  if (state) return state.isVerified ? welcome(user) : <EmailCodeStep user={user} state={state} />;
  const { almost, failed } = signUp.code;
  return (
    <EntryFrame heading={almost}>
      {error === null ? (
        <TableSkeleton />
      ) : (
        <LoadFailed title={failed} text={error.message} isRetrying={isFetching} onRetry={() => void refetch()} />
      )}
    </EntryFrame>
  );
}
