import { Link } from 'react-router-dom';
import type { CategoryView } from '#contracts/webstore/category.view.js';
import { categoryPath } from '../../../lib/category-path.js';
import { categoryLines } from '../../../texts/landing.js';
import { Picture } from '../../../ui/picture.js';

/** Wider than the card: the sides of a picture are cropped to fill its height. */
const cutSizes = '(min-width: 1160px) 520px, (min-width: 815px) 36vw, 45vw';

/** A category as a picture with its name, linking to its vendors. */
export function CategoryCard({ category }: { category: CategoryView }) {
  const { externalId, namePlural, picture } = category;
  return (
    <Link to={categoryPath(externalId)} className="group block rounded-card">
      <span className="relative block aspect-4/5 overflow-hidden rounded-card bg-blush-soft">
        {picture && (
          <Picture picture={picture} sizes={cutSizes} className="transition-transform group-hover:scale-103" />
        )}
      </span>
      <span className="display-18 mt-4 block wrap-anywhere group-hover:text-plum phone:display-22">{namePlural}</span>
      <span className="mt-1 block text-14 text-muted">{categoryLines[externalId]}</span>
    </Link>
  );
}
