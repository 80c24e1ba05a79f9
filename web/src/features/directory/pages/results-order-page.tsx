import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { priorStars } from '#contracts/directory/ranking-rules.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { categoriesQuery } from '../../../lib/categories-query.js';
import { useServices } from '../../../lib/services.js';
import { resultsOrder as texts } from '../../../texts/results-order.js';
import { PageHead } from '../../../ui/page-head.js';

/** Explains the order of results with the constants of the search (OP-71 to OP-73). */
export default function ResultsOrderPage() {
  const { recommended, others, premier } = texts;
  return (
    <div className="wrap max-w-192 pt-10 pb-24 desk:pt-14">
      <PageHead title={texts.title} description={texts.description} canonical={pagePaths.resultsOrder} />
      <h1 className="display-36 desk:display-48">{texts.title}</h1>
      <p className="mt-3 text-muted">{texts.lead}</p>
      <Part title={recommended.title} text={recommended.text}>
        <ol className="mt-5 grid list-decimal gap-4 pl-6">
          {recommended.steps.map(({ name, text }) => (
            <li key={name} className="pl-1">
              <strong className="font-strong">{name}</strong>
              <p className="text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Part>
      <Part title={others.title} text={others.text} />
      <Part title={premier.title} text={premier.text} />
      <UsualRatings />
    </div>
  );
}

const Part = ({ title, text, children }: { title: string; text: string; children?: ReactNode }) => (
  <section className="mt-10">
    <h2 className="display-28">{title}</h2>
    <p className="mt-2">{text}</p>
    {children}
  </section>
);

/** The prior of every category; empty while the categories are not loaded. */
function UsualRatings() {
  const { api } = useServices();
  const { data: categories = [] } = useQuery(categoriesQuery(api));
  const offered = categories.filter(({ archived }) => !archived);
  if (offered.length === 0) return null;
  return (
    <Part title={texts.ratings.title} text={texts.ratings.text}>
      <table className="mt-5 w-full text-left">
        <thead>
          <tr className="border-b border-hairline">
            <th className="py-2 font-strong">{texts.ratings.category}</th>
            <th className="py-2 text-right font-strong">{texts.ratings.stars}</th>
          </tr>
        </thead>
        <tbody>
          {offered.map(({ externalId, namePlural }) => (
            <tr key={externalId} className="border-b border-hairline">
              <td className="py-2">{namePlural}</td>
              <td className="py-2 text-right">{texts.ratings.starsOf(priorStars(externalId))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}
