import { useEffect, useRef, useState } from 'react';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import { ProblemError } from '../../../lib/problem-error.js';
import { useServices } from '../../../lib/services.js';
import { startSingleSignOn } from '../../../lib/single-sign-on.js';
import { singleSignOn as texts } from '../../../texts/single-sign-on.js';
import { SignInUnderWay } from '../../../ui/sign-in-under-way.js';
import { SignInStopped } from './sign-in-stopped.js';

interface SingleSignOnRedirectProps {
  provider: SingleSignOnProvider;
  /** Path to go to when there is no provider, or it does not respond. */
  otherwise: string;
}

/** Redirects to the identity provider (ID-67, ID-106). */
export function SingleSignOnRedirect({ provider, otherwise }: SingleSignOnRedirectProps) {
  const { api } = useServices();
  const [problem, setProblem] = useState<string>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    startSingleSignOn(api, provider).catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      setProblem(error.message);
    });
  }, [api, provider]);
  if (problem !== undefined) return <SignInStopped problem={problem} again={otherwise} />;
  return <SignInUnderWay text={texts.leaving} />;
}
