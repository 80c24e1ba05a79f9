import { pagePaths } from '#contracts/shared/page-paths.js';
import { singleSignOn as texts } from '../../../texts/single-sign-on.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Notice } from '../../../ui/notice.js';

interface SignInStoppedProps {
  problem: string;
  /** Link to start again. */
  again: string;
}

/** Explains why a sign-in with a provider failed, with links to continue. */
export function SignInStopped({ problem, again }: SignInStoppedProps) {
  return (
    <div className="mx-auto grid w-full max-w-110 gap-6 px-5 pt-12 pb-24 desk:pt-20">
      <h1 className="display-36">{texts.failedHeading}</h1>
      <Notice tone="problem">{problem}</Notice>
      <p className="text-muted">{texts.failedText}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={again} kind="primary">
          {texts.again}
        </ButtonLink>
        <ButtonLink to={pagePaths.landing}>{texts.home}</ButtonLink>
      </div>
    </div>
  );
}
