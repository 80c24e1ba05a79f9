import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { signIn as texts } from '../../../texts/sign-in.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

/** The ways on for whoever cannot sign in. */
export function SignInLinks({ onLeave }: { onLeave?: () => void }) {
  return (
    <div className="mt-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 text-14">
      <Link to={pagePaths.forgotPassword} onClick={onLeave} className={textLinkStyle}>
        {texts.forgot}
      </Link>
      <span className="text-muted">
        {texts.signUp.question}{' '}
        <Link to={pagePaths.signUp} onClick={onLeave} className={textLinkStyle}>
          {texts.signUp.link}
        </Link>
      </span>
    </div>
  );
}
