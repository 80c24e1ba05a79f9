import { site } from '../../../texts/site.js';
import { PageTitle } from '../../../ui/page-title.js';
import { Skeleton } from '../../../ui/skeleton.js';

const lines = ['w-full', 'w-11/12', 'w-full', 'w-2/3'];

/** The skeleton of a public page: pictures and name, in the layouts of small and of wide screens. */
export function WebstoreSkeleton() {
  return (
    <div className="wrap pb-24 desk:pt-13" role="status">
      <PageTitle title={site.loading} />
      <h1 className="sr-only">{site.loading}</h1>
      <div className="flex flex-col">
        <div>
          <Skeleton className="h-11 w-2/3 max-w-120 rounded-full" />
          <Skeleton className="mt-3 h-4 w-64 max-w-full rounded-full" />
        </div>
        <div className="grid gap-2 overflow-hidden max-desk:order-first max-desk:-mx-5 max-desk:mb-4 desk:mt-5 desk:aspect-21/9 desk:grid-cols-[2fr_1fr_1fr] desk:grid-rows-2 desk:rounded-card">
          <Skeleton className="aspect-4/3 desk:row-span-2 desk:aspect-auto" />
          {lines.map((_, nth) => (
            <Skeleton key={nth} className="hidden desk:block" />
          ))}
        </div>
      </div>
      <div className="mt-24 grid grid-cols-1 gap-x-24 wide:grid-cols-[minmax(0,1fr)_368px]">
        <div className="grid max-w-160 content-start gap-4">
          {lines.map((width, nth) => (
            <Skeleton key={nth} className={`h-4 rounded-full ${width}`} />
          ))}
        </div>
        <Skeleton className="hidden h-64 rounded-card wide:block" />
      </div>
    </div>
  );
}
