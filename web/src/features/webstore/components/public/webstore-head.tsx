import { pagePaths } from '#contracts/shared/page-paths.js';
import { pictureAddress } from '#contracts/shared/picture.js';
import type { PublicWebstoreView } from '#contracts/webstore/webstore.views.js';
import { categoryPath } from '../../../../lib/category-path.js';
import { site } from '../../../../texts/site.js';
import { breadcrumbFacts, PageHead } from '../../../../ui/page-head.js';
import { profileHref } from '../../link-href.js';
import { shortened } from '../../shortened.js';
import { placeOf, webstoreFacts } from '../../webstore-facts.js';

/** Number of characters of a description that search engines show. */
const descriptionLength = 160;

/** The metadata of a webstore. */
export function WebstoreHead({ webstore }: { webstore: PublicWebstoreView }) {
  const { name, url, category, heroImage } = webstore;
  const place = placeOf(webstore);
  const title = place === '' ? name : `${name}, ${place}`;
  const image = pictureAddress(heroImage.pictureId, 1280, 'jpg');
  const said = webstore.businessDescription.replace(/\s+/g, ' ').trim();
  return (
    <PageHead
      title={title}
      description={shortened(said === '' ? title : said, descriptionLength)}
      canonical={`/${url}`}
      image={image}
      facts={[
        business(webstore, image),
        breadcrumbFacts([
          { name: site.vendors, path: pagePaths.vendors },
          { name: category.namePlural, path: categoryPath(category.externalId) },
          { name, path: `/${url}` },
        ]),
      ]}
    />
  );
}

/** The website and the profiles of a business, as absolute URLs. */
const pagesElsewhere = (webstore: PublicWebstoreView): string[] =>
  webstoreFacts(webstore)
    .links.map(([network, link]) => URL.parse(profileHref(network, link), 'https://localhost')?.href)
    .filter((link) => link !== undefined);

function business(webstore: PublicWebstoreView, image: string): object {
  const { name, url, phone, rating, priceTier, displayPriceTier } = webstore;
  const [address] = webstore.addresses;
  const elsewhere = pagesElsewhere(webstore);
  const at = (path: string) => new URL(path, site.url).href;
  return {
    '@type': 'LocalBusiness',
    name,
    url: at(`/${url}`),
    image: at(image),
    ...(phone === '' ? {} : { telephone: phone }),
    ...(elsewhere.length > 0 ? { sameAs: elsewhere } : {}),
    ...(displayPriceTier && priceTier !== null ? { priceRange: '$'.repeat(priceTier) } : {}),
    ...(rating
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.stars, reviewCount: rating.reviews } }
      : {}),
    ...(address
      ? {
          address: {
            '@type': 'PostalAddress',
            addressLocality: address.city,
            addressRegion: address.state,
            ...(address.street1 === '' ? {} : { streetAddress: address.street1, postalCode: address.zipCode }),
          },
          ...(address.latitude === null || address.longitude === null
            ? {}
            : { geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude } }),
        }
      : {}),
  };
}
