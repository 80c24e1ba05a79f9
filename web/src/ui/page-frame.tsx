import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { focusRing } from './focus-ring.js';
import { PageTitle } from './page-title.js';

interface PageFrameProps {
  /** Title of the window, and the heading by default. */
  title: string;
  heading?: ReactNode;
  lead?: ReactNode;
  /** Link to the parent page. */
  back?: { to: string; name: string };
  actions?: ReactNode;
  children: ReactNode;
}

const backStyle = `${focusRing} -ml-1 mb-1 inline-flex items-center gap-1 rounded-input py-0.5 pr-1 font-medium text-plum underline-offset-4 hover:underline`;

/** The layout and the header of an operators' page. */
export function PageFrame({ title, heading, lead, back, actions, children }: PageFrameProps) {
  return (
    <div className="ops-wrap pb-14 text-14">
      <PageTitle title={title} />
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-6 pb-6 desk:pt-7">
        <div className="min-w-0">
          {back && (
            <Link to={back.to} className={backStyle}>
              <ChevronLeft className="size-4" aria-hidden />
              {back.name}
            </Link>
          )}
          <h1 className="display-28 break-words desk:display-36">{heading ?? title}</h1>
          {lead !== undefined && <div className="mt-1 max-w-prose text-muted">{lead}</div>}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-3">{actions}</div>}
      </header>
      {children}
    </div>
  );
}
