import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadsAnew } from '../base/in-app-link.js';
import { buttonStyle } from './button-style.js';

interface ButtonLinkProps {
  to: string;
  /** What the page finds in the history entry; an address that somebody types or is sent has none. */
  state?: object;
  kind?: 'primary' | 'line' | 'quiet';
  size?: 'large' | 'small';
  className?: string;
  children: ReactNode;
}

/** Leads to the next step, and looks like one. */
export function ButtonLink({ to, state, kind, size, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} reloadDocument={loadsAnew(to)} className={buttonStyle({ kind, size, className })}>
      {children}
    </Link>
  );
}
