import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { categoryList } from '#contracts/webstore/category-lists.js';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { categoriesQuery } from '../../../../lib/categories-query.js';
import { categoryPath } from '../../../../lib/category-path.js';
import { useServices } from '../../../../lib/services.js';
import { site } from '../../../../texts/site.js';
import { IconButton } from '../../../../ui/icon-button.js';
import { Picture } from '../../../../ui/picture.js';
import { useSlide } from '../../../../ui/use-slide.js';

const texts = site.notFound;

/** Links to every category, 120 px wide and 75 px apart (WS-201). */
export function CategoryCarousel() {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  const explored = categoryList('explore', data);
  return explored.length > 0 && <Carousel explored={explored} />;
}

function Carousel({ explored }: { explored: readonly CategoryView[] }) {
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const { canGoBack, canGoOn } = useSlide(list);
  const turn = (pages: number) => list.current?.scrollBy({ left: pages * 0.8 * list.current.clientWidth });
  return (
    <nav aria-labelledby={id} className="mt-16 w-full border-t border-hairline pt-10 desk:mt-20">
      <div className="flex items-center justify-between gap-4 max-tiny:flex-wrap">
        <h2 id={id} className="display-22">
          {texts.categories}
        </h2>
        <span className="-mr-2.5 flex gap-1 noscript:hidden">
          <IconButton label={texts.earlier} icon={ChevronLeft} isDisabled={!canGoBack} onPress={() => turn(-1)} />
          <IconButton label={texts.later} icon={ChevronRight} isDisabled={!canGoOn} onPress={() => turn(1)} />
        </span>
      </div>
      <ul
        ref={list}
        className="-mx-5 mt-5 flex snap-x scroll-px-5 gap-18.75 overflow-x-auto scroll-smooth px-5 py-2 text-left desk:-mx-1 desk:scroll-px-1 desk:px-1"
      >
        {explored.map(({ id: category, externalId, namePlural, picture }) => (
          <li key={category} className="w-30 shrink-0 snap-start">
            <Link to={categoryPath(externalId)} className="group block rounded-card">
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
