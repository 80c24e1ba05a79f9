import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadsAnew } from '../lib/in-app-link.js';
import { buttonStyle } from './button-style.js';

interface ButtonLinkProps {
  to: string;
  kind?: 'primary' | 'line' | 'quiet';
  size?: 'large' | 'small';
  className?: string;
  children: ReactNode;
}

/** Leads to the next step, and looks like one. */
export function ButtonLink({ to, kind, size, className, children }: ButtonLinkProps) {
  return (
    <Link to={to} reloadDocument={loadsAnew(to)} className={buttonStyle({ kind, size, className })}>
      {children}
    </Link>
  );
}
