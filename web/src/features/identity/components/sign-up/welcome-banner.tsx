import { useEffect, useRef, type ReactNode } from 'react';
import { PartyPopper } from 'lucide-react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { signUp } from '../../../../texts/sign-up.js';

interface WelcomeBannerProps {
  user: AuthUserView;
  text: string;
  /** The next steps. */
  children: ReactNode;
}

/** Welcomes the owner of a new account, with links to continue (ID-36). */
export function WelcomeBanner({ user, text, children }: WelcomeBannerProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused form has been removed: its replacement is announced to screen readers.
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="wrap grow content-center py-16">
      <div className="mx-auto grid max-w-180 justify-items-center gap-5 rounded-card bg-blush-soft px-6 py-16 text-center desk:px-16 desk:py-20">
        <span className="grid size-14 place-items-center rounded-full bg-blush text-plum-dark">
          <PartyPopper className="size-6" strokeWidth={1.75} aria-hidden />
        </span>
        <h1 ref={heading} tabIndex={-1} className="display-36 wrap-anywhere outline-none">
          {signUp.welcome.heading(user.firstName)}
        </h1>
        <p className="max-w-prose text-balance">{text}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  );
}
