import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { categoryList } from '#contracts/webstore/category-lists.js';
import { categoriesQuery } from '../../../../lib/categories-query.js';
import { categoryPath } from '../../../../lib/category-path.js';
import { useServices } from '../../../../lib/services.js';
import { site } from '../../../../texts/site.js';
import { Picture } from '../../../../ui/picture.js';

/** Somewhere else to go: every category to explore, 120 px wide and 75 px apart (WS-201). */
export function CategoryCarousel() {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  const explored = categoryList('explore', data);
  if (explored.length === 0) return null;
  return (
    <nav aria-label={site.notFound.categories} className="mt-16 max-w-full">
      <ul className="flex snap-x gap-18.75 overflow-x-auto px-5 py-2 text-left">
        {explored.map(({ id, externalId, namePlural, picture }) => (
          <li key={id} className="w-30 shrink-0 snap-start">
            <Link to={categoryPath(externalId)} className="group block">
              <span className="relative block aspect-square overflow-hidden rounded-card bg-blush-soft">
                {picture && <Picture picture={picture} sizes="120px" />}
              </span>
              <span className="mt-2 block text-14 group-hover:text-plum">{namePlural}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
