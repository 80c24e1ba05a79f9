import type { ReactNode } from 'react';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { site } from '../texts/site.js';
import { ButtonLink } from './button-link.js';
import { PageTitle } from './page-title.js';

/** The 404 page (WS-201). `actions` are beside the link home, `children` below it. */
export function NotFound({ actions, children }: { actions?: ReactNode; children?: ReactNode }) {
  const { number, oops, text, home } = site.notFound;
  return (
    <div className="wrap grid grid-cols-1 justify-items-center py-20 text-center desk:py-28">
      <PageTitle title={number} />
      <p className="display-48 text-plum desk:display-64">{number}</p>
      <h1 className="display-28 mt-6">{oops}</h1>
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {actions}
        <ButtonLink to={pagePaths.landing} kind="primary">
          {home}
        </ButtonLink>
      </div>
      {children}
    </div>
  );
}
