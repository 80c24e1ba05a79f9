import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { pagePaths } from '#contracts/shared/page-paths.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { useServices } from '../../../lib/services.js';
import { site } from '../../../texts/site.js';
import { webstorePage as texts } from '../../../texts/webstore-page.js';
import { Button } from '../../../ui/button.js';
import { Cover } from '../../../ui/cover.js';
import { NotFound } from '../../../ui/not-found.js';
import { PageTitle } from '../../../ui/page-title.js';
import { PriceSigns } from '../../../ui/price-signs.js';
import { textLinkStyle } from '../../../ui/text-link-style.js';
import { categoriesQuery, pageQuery } from '../api.js';
import { WebstoreSkeleton } from '../components/webstore-skeleton.js';
import { linkHref } from '../link-href.js';
import { placeOf, webstoreFacts } from '../webstore-facts.js';

/** A webstore as everyone sees it; what is not found, or fails, is a 404 page (WS-201). */
export default function PublicWebstorePage() {
  const { api } = useServices();
  const { webstoreUrl = '' } = useParams();
  const webstore = useQuery(pageQuery(api, webstoreUrl));
  const catalogue = useQuery(categoriesQuery(api));
  if (webstore.data === null) return <NotFound />;
  if (webstore.error && webstore.data === undefined) {
    const tryAgain = (
      <Button isPending={webstore.isFetching} onPress={() => void webstore.refetch()}>
        {site.tryAgain}
      </Button>
    );
    return <NotFound actions={tryAgain} />;
  }
  // The page can be read without the catalogue's words, so a catalogue that fails does not take it away (DIR-2).
  if (webstore.data === undefined || catalogue.isPending) return <WebstoreSkeleton />;
  return <Webstore webstore={webstore.data} facts={webstoreFacts(webstore.data, catalogue.data ?? [])} />;
}

type Facts = ReturnType<typeof webstoreFacts>;

function Webstore({ webstore, facts }: { webstore: PublicWebstoreView; facts: Facts }) {
  const { name, displayPriceTier, priceTier } = webstore;
  const place = placeOf(webstore);
  return (
    <article className="wrap pt-6 pb-24">
      <PageTitle title={place === '' ? name : `${name}, ${place}`} />
      <Breadcrumb facts={facts} />
      <header className="mt-3">
        <h1 className="display-36 wrap-anywhere desk:display-48">{name}</h1>
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {texts.categoryIn(facts.category, place)}
          {displayPriceTier && priceTier !== null && <PriceSigns tier={priceTier} />}
        </p>
      </header>
      <Cover
        name={name}
        picture={webstore.heroImage}
        sizes="(min-width: 1320px) 1280px, 100vw"
        className="mt-6 aspect-2/1 rounded-card desk:aspect-4/1"
      />
      <section className="mt-12 max-w-212">
        <h2 className="display-28">{texts.about}</h2>
        <About text={webstore.businessDescription} />
        <FactList facts={facts} />
      </section>
      <section className="mt-14 max-w-212 border-t border-hairline pt-10">
        <h2 className="display-28">{texts.services}</h2>
        <Services groups={facts.serviceGroups} />
      </section>
    </article>
  );
}

function Breadcrumb({ facts: { category, categoryId } }: { facts: Facts }) {
  return (
    <nav aria-label={texts.breadcrumb} className="text-14 text-muted">
      <ol className="flex flex-wrap gap-x-2">
        <li>
          <Link to={pagePaths.vendors} className="inline-block py-0.5 hover:text-plum hover:underline">
            {site.vendors}
          </Link>
        </li>
        {categoryId !== undefined && (
          <li className="before:mr-2 before:content-['/'/'']">
            <Link
              to={`${pagePaths.vendors}?category=${categoryId}`}
              className="inline-block py-0.5 hover:text-plum hover:underline"
            >
              {category}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  );
}

/** The first paragraph speaks in the serif, the rest in the plain voice. */
function About({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return <p className="mt-4 text-muted">{texts.noAbout}</p>;
  return paragraphs.map((paragraph, nth) => (
    <p
      key={nth}
      className="mt-4 max-w-[68ch] text-18 whitespace-pre-line first-of-type:mt-5 first-of-type:serif first-of-type:text-22 first-of-type:leading-8"
    >
      {paragraph}
    </p>
  ));
}

function FactList({ facts: { lines, links } }: { facts: Facts }) {
  return (
    <dl className="mt-8 grid gap-x-6 text-14 tablet:grid-cols-2">
      {lines.map(([name, value]) => (
        <Fact key={name} name={name}>
          {value}
        </Fact>
      ))}
      {links.length > 0 && (
        <Fact name={texts.links}>
          <ul className="flex flex-wrap gap-x-4">
            {links.map(([network, link]) => (
              <li key={network}>
                <a href={linkHref(link)} target="_blank" rel="noopener noreferrer nofollow" className={textLinkStyle}>
                  {network}
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[104px_1fr] gap-4 border-t border-hairline py-3">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

function Services({ groups }: { groups: Facts['serviceGroups'] }) {
  if (groups.length === 0) return <p className="mt-4 text-muted">{texts.noServices}</p>;
  return (
    <div className="mt-6 grid gap-x-8 gap-y-10 tablet:grid-cols-2 desk:grid-cols-3">
      {groups.map(({ id, name, services }) => (
        <section key={id}>
          <h3 className="mb-2 text-14 font-strong">{name}</h3>
          <ul>
            {services.map((service) => (
              <li key={service} className="flex gap-3 py-1">
                <Check className="mt-1 size-4 shrink-0 text-sage-ink" aria-hidden />
                {service}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
