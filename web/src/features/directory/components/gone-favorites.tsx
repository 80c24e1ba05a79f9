import { HeartOff } from 'lucide-react';
import { useChangeFavorites } from '../../../lib/favorites.js';
import { favorites as texts } from '../../../texts/favorites.js';
import { Button } from '../../../ui/button.js';

/** Favorites whose webstores are no longer on the site. */
export function GoneFavorites({ ids }: { ids: readonly string[] }) {
  const change = useChangeFavorites();
  return (
    <section className="flex flex-wrap items-start gap-x-8 gap-y-4 rounded-card border border-hairline bg-surface p-6">
      <HeartOff className="mt-1 size-5 text-muted" strokeWidth={1.75} aria-hidden />
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-strong">{texts.gone(ids.length)}</h2>
        <p className="mt-1 text-muted">{texts.goneText}</p>
        {change.error && (
          <p role="alert" className="mt-2 text-clay-ink">
            {change.error.message}
          </p>
        )}
      </div>
      <Button size="small" onPress={() => change.mutate({ ids, isFavorite: false })}>
        {texts.removeGone}
      </Button>
    </section>
  );
}
