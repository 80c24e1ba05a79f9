import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { favorites } from '../../../texts/favorites.js';
import { ButtonLink } from '../../../ui/button-link.js';
import { Picture } from '../../../ui/picture.js';

const texts = favorites.empty;

/** Shown without favorites, beside an arch with flowers. */
export function NoFavorites() {
  const { api } = useServices();
  const { data: categories } = useQuery(categoriesQuery(api));
  const picture = categories?.find(({ externalId }) => externalId === 'florist')?.picture;
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-6 rounded-card border border-hairline bg-surface p-6 desk:p-8">
      <div className="relative arch-square w-36 shrink-0 overflow-hidden bg-blush">
        {picture && <Picture picture={picture} sizes="144px" />}
      </div>
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="display-22">{texts.title}</h2>
        <p className="mt-2 max-w-prose text-muted">{texts.text}</p>
        <ButtonLink to={pagePaths.vendors} kind="primary" className="mt-6">
          {texts.action}
        </ButtonLink>
      </div>
    </div>
  );
}
