import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { sharedPicture } from '#contracts/shared/picture.js';
import { categoryList } from '#contracts/webstore/category-lists.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { landing as texts } from '../../../texts/landing.js';
import { PageHead } from '../../../ui/page-head.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { CategoryGrid } from '../components/category-grid.js';
import { dinner, HeroPictures } from '../components/landing/hero-pictures.js';
import { HowItWorks } from '../components/landing/how-it-works.js';
import { LandingSearch } from '../components/landing/landing-search.js';
import { VendorCall } from '../components/landing/vendor-call.js';

/** On narrow screens, the link to all categories is below the list. */
const buttonOnPhones =
  'max-desk:order-last max-desk:rounded-input max-desk:border max-desk:border-line-strong max-desk:bg-surface max-desk:py-2.5 max-desk:text-center max-desk:font-strong max-desk:text-ink max-desk:no-underline';

/** The home page: a search, the top categories, and how the site works (OP-15). */
export default function LandingPage() {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const [venues] = categoryList('top', categories);
  const pictureOf = (externalId: string) =>
    categories.find((category) => category.externalId === externalId)?.picture ?? null;
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        canonical={pagePaths.landing}
        image={sharedPicture(dinner)}
      />
      <section className="wrap grid grid-cols-1 items-center gap-6 pt-5 pb-16 desk:gap-10 desk:grid-cols-[minmax(0,1fr)_minmax(320px,42%)] desk:pt-12 desk:pb-24">
        <div className="max-desk:order-2">
          <h1 className="display-36 max-w-[16ch] text-balance desk:display-48 full:display-64">{texts.heading}</h1>
          <p className="mt-3 mb-5 max-w-[46ch] text-muted desk:mt-6 desk:mb-9 desk:text-18">{texts.text}</p>
          <LandingSearch categories={categories} first={venues} />
        </div>
        <HeroPictures />
      </section>
      <section className="wrap grid items-baseline gap-x-8 gap-y-8 pt-6 desk:grid-cols-[1fr_auto]">
        <h2 className="display-36">{texts.matters}</h2>
        <Link to={pagePaths.vendorCategories} className={`${textLinkStyle} ${buttonOnPhones}`}>
          {texts.allCategories(categoryList('explore', categories).length)}
        </Link>
        <div className="desk:col-span-2">
          <CategoryGrid list="home" className="grid-cols-2 desk:grid-cols-4" />
        </div>
      </section>
      <HowItWorks />
      <VendorCall picture={pictureOf('invitationsstationery')} />
    </>
  );
}
