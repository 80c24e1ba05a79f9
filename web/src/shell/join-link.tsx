import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { useJoin, type JoinRequest } from './join-context.js';

interface JoinLinkProps {
  purpose: JoinRequest['purpose'];
  /** Before the question opens, such as closing the drawer it was asked from. */
  onPress?: () => void;
  className: string;
  children: ReactNode;
}

const pages = { signUp: pagePaths.signUp, logIn: pagePaths.login };

/** Signs up or logs in: asks here who it is, or opens the page for couples in a tab of its own, or without scripts. */
export function JoinLink({ purpose, onPress, className, children }: JoinLinkProps) {
  const join = useJoin();
  return (
    <Link
      to={pages[purpose]}
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        onPress?.();
        join({ purpose });
      }}
    >
      {children}
    </Link>
  );
}
