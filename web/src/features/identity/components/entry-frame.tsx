import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { categoryList } from '#contracts/webstore/category-lists.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { site } from '../../../texts/site.js';
import { Picture } from '../../../ui/picture.js';

interface EntryFrameProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** The layout of sign-in pages: a narrow form, and on wide screens a picture under an arch. */
export function EntryFrame({ heading, lead, children }: EntryFrameProps) {
  return (
    <div className="wrap grid grow grid-cols-1 content-start items-start gap-16 pt-8 pb-24 desk:pt-12 wide:grid-cols-[minmax(0,1fr)_minmax(0,44%)]">
      <div className="mx-auto w-full max-w-110 wide:pt-12">
        <h1 className="display-36 text-balance">{heading}</h1>
        {lead !== undefined && <div className="mt-3 text-muted">{lead}</div>}
        <noscript>
          <p className="mt-8 text-muted">{site.needsScripts}</p>
        </noscript>
        <div className="mt-8 noscript:hidden">{children}</div>
      </div>
      <Arch />
    </div>
  );
}

function Arch() {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const picture = categoryList('top', categories)[0]?.picture;
  return (
    <div className="sticky top-8 hidden overflow-hidden rounded-b-card wide:block">
      <div className="relative aspect-5/6 max-h-160 w-full overflow-hidden rounded-t-full bg-blush-soft">
        {/* The width of a 4:3 picture that has the height of the arch. */}
        {picture && <Picture picture={picture} sizes="54rem" />}
      </div>
    </div>
  );
}
