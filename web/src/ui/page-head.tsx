import { siteSettings } from '../base/site-settings.js';
import { PageTitle } from './page-title.js';

interface PageHeadProps {
  title: string;
  /** One or two sentences for search results and shared links. */
  description: string;
  /** Canonical path and query of this page. */
  canonical: string;
  /** URL of a picture of the page. */
  image?: string | undefined;
  /** Structured data about the subject of the page: objects in the vocabulary of schema.org, without their context. */
  facts?: readonly object[];
}

const absolute = (path: string) => new URL(path, siteSettings.url).href;

/** Metadata of a public page for search engines and shared links. React moves them into the head. */
export function PageHead({ title, description, canonical, image, facts = [] }: PageHeadProps) {
  return (
    <>
      <PageTitle title={title} />
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(canonical)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteSettings.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(canonical)} />
      {image !== undefined && <meta property="og:image" content={absolute(image)} />}
      {/* Titles, descriptions and pictures are those above. */}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {facts.length > 0 && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: inScript(facts) }} />}
    </>
  );
}

/** Escapes texts of vendors, so that they cannot end the script element. */
const inScript = (facts: readonly object[]) =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': facts }).replaceAll('<', '\\u003c');

/** Breadcrumbs as structured data; the last entry is the page itself. */
export const breadcrumbFacts = (steps: readonly { name: string; path: string }[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, nth) => ({
    '@type': 'ListItem',
    position: nth + 1,
    name,
    item: absolute(path),
  })),
});

/** A list of pages as structured data. */
export const listFacts = (entries: readonly { name: string; path: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, nth) => ({
    '@type': 'ListItem',
    position: nth + 1,
    name,
    url: absolute(path),
  })),
});
