import type { ComponentType } from 'react';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { plainPages, ways, type PlainPageName } from '../texts/plain-pages.js';
import { PageTitle } from '../ui/page-title.js';

const rowStyle =
  'flex min-h-18 items-center gap-4 px-5 py-3 hover:bg-blush-soft focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-plum';

/** A page with a message and links. */
export function plainPage(name: PlainPageName): ComponentType {
  const { heading, lead, ways: offered } = plainPages[name];
  return function PlainPage() {
    return (
      <div className="wrap max-w-180 py-10 desk:py-16">
        <PageTitle title={heading} />
        <h1 className="display-36">{heading}</h1>
        <p className="mt-2 max-w-prose text-muted">{lead}</p>
        <ul className="mt-8 divide-y divide-hairline overflow-hidden rounded-card border border-hairline bg-surface">
          {offered.map((way) => (
            <li key={way}>
              <Link to={pagePaths[way]} className={rowStyle}>
                <span className="grid min-w-0 grow">
                  <span className="font-strong">{ways[way].name}</span>
                  <span className="text-14 text-muted">{ways[way].text}</span>
                </span>
                <ChevronRight className="size-5 shrink-0" aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    );
  };
}
