import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadsAnew } from '../base/in-app-link.js';

interface ShellLinkProps {
  /** A path of this site, or an address elsewhere. */
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the bars, the drawer and the footer, to a page here or elsewhere. */
export function ShellLink({ to, ...props }: ShellLinkProps) {
  return to.startsWith('/') ? <Link to={to} reloadDocument={loadsAnew(to)} {...props} /> : <a href={to} {...props} />;
}
