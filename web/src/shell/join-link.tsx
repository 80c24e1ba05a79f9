import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { isPlainClick } from '../base/plain-click.js';
import { useJoin, type JoinRequest } from './join-context.js';

interface JoinLinkProps {
  purpose: JoinRequest['purpose'];
  /** Called before the dialog opens, for example to close the drawer. */
  onPress?: () => void;
  className: string;
  children: ReactNode;
}

const pages = { signUp: pagePaths.signUp, logIn: pagePaths.login };

/** A link to sign up or log in: opens a dialog, or without scripts, or in a new tab, the page for couples. */
export function JoinLink({ purpose, onPress, className, children }: JoinLinkProps) {
  const join = useJoin();
  return (
    <Link
      to={pages[purpose]}
      className={className}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onPress?.();
        join({ purpose });
      }}
    >
      {children}
    </Link>
  );
}
