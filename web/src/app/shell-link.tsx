import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { loadsAnew } from '../base/in-app-link.js';

interface ShellLinkProps {
  /** A path of this site, or an external address. */
  to: string;
  className: string;
  onClick?: () => void;
  children: ReactNode;
}

/** A link of the bars, the drawer and the footer, internal or external. */
export function ShellLink({ to, ...props }: ShellLinkProps) {
  return to.startsWith('/') ? <Link to={to} reloadDocument={loadsAnew(to)} {...props} /> : <a href={to} {...props} />;
}
