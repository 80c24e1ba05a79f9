import { useState, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useFavorites } from '../../../lib/favorites.js';
import type { KeptFavorites } from '../../../lib/kept-favorites.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { AskButton } from '../../../shell/ask-button.js';
import { ask } from '../../../texts/ask.js';
import { favorites as texts } from '../../../texts/favorites.js';
import { site } from '../../../texts/site.js';
import { LoadFailed } from '../../../ui/load-failed.js';
import { GoneFavorites } from '../components/gone-favorites.js';
import { NoFavorites } from '../components/no-favorites.js';
import { ResultCard } from '../components/result-card.js';
import { ResultSkeletons } from '../components/result-skeletons.js';
import { useKeepFavorites, useKeptFavorites } from '../use-kept-favorites.js';
import { favoriteGroups, favoriteListingsQuery, type FavoriteGroup } from '../favorite-listings.js';

const grid = 'grid gap-x-6 gap-y-10 tablet:grid-cols-2 wide:grid-cols-3 print:block! print:*:mb-14 print:*:max-w-100';

/** The user's saved vendors (DIR-37). */
export default function FavoritesPage() {
  const { favorites, isError, isFetching, refetch } = useFavorites();
  return (
    <div className="wrap pt-10 pb-24 desk:pt-14">
      <h1 className="display-36 desk:display-48">{site.favorites}</h1>
      <p className="mt-3 text-muted">{texts.text}</p>
      <div className="mt-10">
        {favorites ? (
          <Favorites favorites={favorites} />
        ) : isError ? (
          <KeptOr>
            <LoadFailed {...texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
          </KeptOr>
        ) : (
          <OnTheirWay count={3} />
        )}
      </div>
    </div>
  );
}

/** A removed vendor stays visible with an empty heart until the page is left, so that a slip can be undone. */
function Favorites({ favorites }: { favorites: readonly string[] }) {
  const [opened] = useState(favorites);
  return opened.length === 0 ? <NoFavorites /> : <Vendors ids={opened} favorites={favorites} />;
}

function Vendors({ ids, favorites }: { ids: readonly string[]; favorites: readonly string[] }) {
  const { api } = useServices();
  const { data: listings, isError, isFetching, refetch } = useQuery(favoriteListingsQuery(api, ids));
  const { data: categories } = useQuery(categoriesQuery(api));
  useKeepFavorites(listings, categories);
  if (!listings && isError) {
    return (
      <KeptOr>
        <LoadFailed {...texts.failed} isRetrying={isFetching} onRetry={() => void refetch()} />
      </KeptOr>
    );
  }
  if (!listings) return <OnTheirWay count={Math.min(ids.length, 6)} />;
  const there = new Set(listings.map(({ id }) => id));
  const gone = ids.filter((id) => !there.has(id) && favorites.includes(id));
  if (listings.length === 0 && gone.length === 0) return <NoFavorites />;
  return (
    <div className="grid gap-14">
      <Groups listings={listings} categories={categories ?? []} />
      {gone.length > 0 && <GoneFavorites ids={gone} />}
    </div>
  );
}

/** Without a connection, the favorites as stored on this device. */
function KeptOr({ children }: { children: ReactNode }) {
  const { data: kept, isLoading } = useKeptFavorites();
  if (isLoading) return <OnTheirWay count={3} />;
  if (!kept) return children;
  return (
    <div className="grid gap-14">
      <Groups {...kept} areKept />
    </div>
  );
}

const Groups = ({ listings, categories, areKept = false }: KeptFavorites & { areKept?: boolean }) =>
  favoriteGroups(listings, categories).map((group) => <Group key={group.categoryId} group={group} areKept={areKept} />);

interface GroupProps {
  group: FavoriteGroup;
  areKept: boolean;
}

function Group({ group: { categoryId, name, listings }, areKept }: GroupProps) {
  const headingId = `favorites-${categoryId}`;
  return (
    <section aria-labelledby={headingId}>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} className="display-22">
          {name}
        </h2>
        {!areKept && listings.length > 1 && (
          <AskButton size="small" vendors={listings}>
            {ask.several(listings.length)}
          </AskButton>
        )}
      </div>
      <ul className={grid}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ResultCard listing={listing} heading="h3" isKept={areKept} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OnTheirWay({ count }: { count: number }) {
  return (
    <div role="status">
      <span className="sr-only">{site.loading}</span>
      <ul className={grid} aria-hidden>
        <ResultSkeletons count={count} />
      </ul>
    </div>
  );
}
