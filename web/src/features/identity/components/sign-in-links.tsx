import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { VendorToKeep } from '../../../lib/vendor-to-keep.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

interface SignInLinksProps {
  onLeave?: () => void;
  /** A webstore to save after signing up. */
  keep?: string;
}

/** Links for users who cannot sign in. */
export function SignInLinks({ onLeave, keep }: SignInLinksProps) {
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-14">
      <Link to={pagePaths.forgotPassword} onClick={onLeave} className={textLinkStyle}>
        {texts.forgot}
      </Link>
      <span className="text-muted">
        {texts.signUp.question}{' '}
        <Link
          to={pagePaths.signUp}
          state={keep === undefined ? null : ({ keep } satisfies VendorToKeep)}
          onClick={onLeave}
          className={textLinkStyle}
        >
          {texts.signUp.link}
        </Link>
      </span>
    </div>
  );
}
