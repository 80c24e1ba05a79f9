import type { ComponentProps, ReactNode } from 'react';
import type { PageView } from '#contracts/shared/page.js';
import { PageLinks } from '../ui/page-links.js';
import { Loaded } from './loaded.js';

type LoadedProps = ComponentProps<typeof Loaded>;

interface PagedListProps<Item> {
  query: LoadedProps['query'];
  /** Undefined until it is loaded. */
  list: PageView<Item> | undefined;
  failed: LoadedProps['failed'];
  none: NonNullable<LoadedProps['none']>;
  children: (item: Item) => ReactNode;
}

/** A paged list of cards for operators, in each of its states. */
export function PagedList<Item extends { id: string }>({ query, list, failed, none, children }: PagedListProps<Item>) {
  return (
    <>
      <Loaded query={query} failed={failed} isEmpty={list?.results.length === 0} none={none}>
        <ul className="grid gap-4">
          {list?.results.map((item) => (
            <li key={item.id} className="rounded-card border border-hairline bg-surface p-5">
              {children(item)}
            </li>
          ))}
        </ul>
      </Loaded>
      {list && <PageLinks list={list} />}
    </>
  );
}
