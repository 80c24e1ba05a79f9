import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadsAnew } from '../base/in-app-link.js';
import { buttonStyle } from './button-style.js';

interface ButtonLinkProps {
  to: string;
  /** State of the history entry; an address that is typed or shared has none. */
  state?: object;
  kind?: 'primary' | 'line' | 'quiet';
  size?: 'large' | 'small';
  className?: string;
  children: ReactNode;
}

/** A link that looks like a button and leads to the next step. */
export function ButtonLink({ to, state, kind, size, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} state={state} reloadDocument={loadsAnew(to)} className={buttonStyle({ kind, size, className })}>
      {children}
    </Link>
  );
}
