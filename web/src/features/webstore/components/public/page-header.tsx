import { Star } from 'lucide-react';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { categoryPath } from '../../../../lib/category-path.js';
import { site } from '../../../../texts/site.js';
import { reviewWords, webstorePage as texts } from '../../../../texts/webstore-page.js';
import { BrandMark } from '../../../../ui/brand-mark.js';
import { PriceSigns } from '../../../../ui/price-signs.js';
import { placeOf } from '../../webstore-facts.js';
import { OwnerControls } from './owner-controls.js';
import { ShareButton } from './share-button.js';
import { UnclaimedBadge } from './unclaimed-parts.js';

const crumb = 'inline-block py-0.5 hover:text-plum hover:underline';

/** Facts separated by dots; a dot at the beginning of a line is clipped. */
const factLine =
  "-ml-6 flex flex-wrap items-center gap-y-1 [clip-path:inset(0_0_0_--spacing(5))] *:relative *:pl-6 *:before:absolute *:before:left-2.5 *:before:text-faint *:before:content-['•'/'']";

/** The name, and the main facts for a couple in one line. */
export function PageHeader({ webstore }: { webstore: PublicWebstoreView }) {
  const { name, category, displayPriceTier, priceTier, rating, activeFeatures } = webstore;
  return (
    <>
      <nav aria-label={texts.breadcrumb} className="text-14 text-muted max-desk:hidden">
        <ol className="flex flex-wrap gap-x-2">
          <li>
            <Link to={pagePaths.vendors} className={crumb}>
              {site.vendors}
            </Link>
          </li>
          <li className="before:mr-2 before:text-faint before:content-['›'/'']">
            <Link to={categoryPath(category.externalId)} className={crumb}>
              {category.namePlural}
            </Link>
          </li>
        </ol>
      </nav>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="mt-2 display-36 wrap-anywhere desk:display-48">{name}</h1>
          {webstore.isUnclaimed && <UnclaimedBadge />}
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
            {activeFeatures.includes('feature_premiumBadge') && (
              <p className="flex h-6 w-fit items-center gap-1 rounded-full bg-blush pr-3 pl-2 text-12 font-strong text-plum-dark">
                <BrandMark className="size-4" />
                {texts.premier}
              </p>
            )}
            <p className={factLine}>
              <span>{texts.categoryIn(category.name, placeOf(webstore))}</span>
              {displayPriceTier && priceTier !== null && (
                <span>
                  <PriceSigns tier={priceTier} />
                </span>
              )}
              {rating && (
                <span className="inline-flex items-center">
                  <Star className="mr-1 size-4 fill-amber text-amber" aria-hidden />
                  <span className="mr-1 font-strong">{rating.stars.toFixed(1)}</span>
                  <span className="text-muted">{reviewWords.inBrackets(rating.reviews)}</span>
                </span>
              )}
            </p>
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <OwnerControls webstoreId={webstore.id} />
          <ShareButton name={name} className="max-desk:hidden" />
        </div>
      </div>
    </>
  );
}
