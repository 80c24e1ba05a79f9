import { useQuery } from '@tanstack/react-query';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { sharedPicture } from '#contracts/shared/picture.js';
import { categoryList } from '#contracts/webstore/category-lists.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { categoryPath } from '../../../lib/category-path.js';
import { useServices } from '../../../lib/services.js';
import { categories as texts } from '../../../texts/landing.js';
import { PageHead, listFacts } from '../../../ui/page-head.js';
import { CategoryGrid } from '../components/category-grid.js';

/** The list of all categories (DIR-7, OP-80). */
export default function CategoriesPage() {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const explored = categoryList('explore', categories);
  return (
    <div className="wrap pt-10 pb-24 desk:pt-14">
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical={pagePaths.vendorCategories}
        image={sharedPicture(explored[0]?.picture)}
        facts={[
          listFacts(explored.map(({ namePlural: name, externalId }) => ({ name, path: categoryPath(externalId) }))),
        ]}
      />
      <h1 className="display-36 desk:display-48">{texts.title}</h1>
      <p className="mt-3 text-muted">{texts.text}</p>
      <div className="mt-10">
        <CategoryGrid list="explore" className="grid-cols-2 tablet:grid-cols-3 wide:grid-cols-4" />
      </div>
    </div>
  );
}
