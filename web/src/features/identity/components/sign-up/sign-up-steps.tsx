import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import type { SignUpKind } from '#contracts/identity/sign-up-kind.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useServices, useUser } from '../../../../lib/services.js';
import { signUp } from '../../../../texts/sign-up.js';
import { LoadFailed } from '../../../../ui/load-failed.js';
import { TableSkeleton } from '../../../../ui/table-skeleton.js';
import { textLinkStyle } from '../../../../ui/text-link-style.js';
import { emailCodeQuery } from '../../email-code-query.js';
import { EntryFrame } from '../entry-frame.js';
import { AccountForm } from './account-form.js';
import { EmailCodeStep } from './email-code-step.js';

interface SignUpStepsProps {
  kind: SignUpKind;
  /** For somebody whose e-mail is confirmed. */
  welcome: (user: AuthUserView) => ReactNode;
}

/** An account, then the code, then a welcome. Where somebody stands is asked of the api, so a reload goes on there. */
export function SignUpSteps({ kind, welcome }: SignUpStepsProps) {
  const user = useUser();
  if (!user) {
    return (
      <EntryFrame heading={signUp[kind].heading} lead={<Lead kind={kind} />}>
        <AccountForm kind={kind} />
      </EntryFrame>
    );
  }
  return <AfterSignUp user={user} welcome={welcome} />;
}

function AfterSignUp({ user, welcome }: Pick<SignUpStepsProps, 'welcome'> & { user: AuthUserView }) {
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

function Lead({ kind }: { kind: SignUpKind }) {
  const { lead, question, logIn } = signUp[kind];
  return (
    <>
      <p>{lead}</p>
      <p className="mt-3">
        {question}{' '}
        <Link to={kind === 'vendor' ? pagePaths.vendorLogin : pagePaths.login} className={textLinkStyle}>
          {logIn}
        </Link>
      </p>
    </>
  );
}
