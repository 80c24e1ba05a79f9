import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageTitle } from '../../../ui/page-title.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';

interface AdminFrameProps {
  title: string;
  lead?: ReactNode;
  /** The list that this page belongs to. */
  back?: { to: string; name: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** The width and the head of an admin page. */
export function AdminFrame({ title, lead, back, actions, children }: AdminFrameProps) {
  return (
    <div className="ops-wrap pb-14 text-14">
      <PageTitle title={title} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6 desk:pt-7">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className={textLinkStyle}>
              {back.name}
            </Link>
          )}
          <h1 className="display-28 break-words desk:display-36">{title}</h1>
          {lead !== undefined && <p className="mt-1 max-w-prose text-muted">{lead}</p>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
