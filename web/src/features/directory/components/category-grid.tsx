import { useQuery } from '@tanstack/react-query';
import { CloudOff, RotateCw } from 'lucide-react';
import { categoryList, type CategoryListName } from '#contracts/webstore/category-lists.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { categories as texts } from '../../../texts/landing.js';
import { site } from '../../../texts/site.js';
import { Button } from '../../../ui/button.js';
import { Skeleton } from '../../../ui/skeleton.js';
import { StatePanel } from '../../../ui/state-panel.js';
import { CategoryCard } from './category-card.js';

interface CategoryGridProps {
  list: CategoryListName;
  /** Number of columns. */
  className: string;
}

/** Skeletons replace the list while it is loading. */
const expected = 8;

/** A list of categories as cards; reports a failed load, without affecting the page around it. */
export function CategoryGrid({ list, className }: CategoryGridProps) {
  const { api } = useServices();
  const { data, isError, isFetching, refetch } = useQuery(categoriesQuery(api));
  if (!data && isError) {
    const tryAgain = (
      <Button size="small" isPending={isFetching} onPress={() => void refetch()}>
        {!isFetching && <RotateCw className="size-4" aria-hidden />}
        {site.tryAgain}
      </Button>
    );
    return <StatePanel icon={CloudOff} tone="problem" {...texts.failed} actions={tryAgain} />;
  }
  return (
    <ul className={`grid gap-x-4 gap-y-10 desk:gap-x-6 ${className}`}>
      {data
        ? categoryList(list, data).map((category) => (
            <li key={category.id}>
              <CategoryCard category={category} />
            </li>
          ))
        : Array.from({ length: expected }, (_, nth) => (
            <li key={nth} aria-hidden>
              <Skeleton className="aspect-4/5 rounded-card" />
              <Skeleton className="mt-5 h-5 w-3/5 rounded-full" />
            </li>
          ))}
    </ul>
  );
}
