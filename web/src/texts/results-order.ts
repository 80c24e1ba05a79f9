import { ranking } from '#contracts/directory/ranking-rules.js';
import { formatNumber } from '../base/format.js';

const miles = (list: readonly number[]) => {
  const [last, ...before] = [...list].reverse();
  return `${before.reverse().join(', ')} and ${last} miles`;
};
const [usable, complete] = ranking.completenessSteps;

/** Texts of the page that explains the order of results. Its numbers are the constants of the search. */
export const resultsOrder = {
  title: 'How results are ordered',
  description:
    'How we order vendors in search results, what counts, what a vendor can pay for and what nobody can buy.',
  lead: 'Every vendor in your results matches your search. Here’s how we decide who comes first.',
  recommended: {
    title: 'Recommended',
    text: 'We compare vendors on these points, in this order. Each one counts only if everything above it is tied.',
    steps: [
      {
        name: 'Local vendors first',
        text: `A vendor is local if the place you searched for is within its travel radius. Venues, lodging and vendors who set no radius are local within ${ranking.localMiles} miles. Vendors who travel or ship nationwide come after them.`,
      },
      {
        name: 'The exact name',
        text: 'If you search by name, the vendor with exactly that name comes before any paid placement.',
      },
      {
        name: 'Paid placement',
        text: 'Vendors can pay for a higher place: first, second or third placement. It never puts a vendor from farther away ahead of a local one.',
      },
      {
        name: 'Claimed pages',
        text: 'Pages that the business manages itself come before pages that nobody has claimed yet.',
      },
      {
        name: 'Other name matches',
        text: 'Names that begin with your words come before names that only resemble them.',
      },
      {
        name: 'Distance',
        text: `We group distances into bands that end at ${miles(ranking.distanceBands)}, so being one street closer doesn’t matter.`,
      },
      {
        name: 'Complete pages',
        text: `We look for ten parts, such as photos, services and a price. A page with ${complete} or more is complete; one with ${usable} or more is usable. We don’t rank more finely than that.`,
      },
      {
        name: 'Ratings',
        text: `In steps of a quarter star. A few reviews count less than many: we add ${formatNumber(ranking.priorReviews)} reviews with the typical rating for the category. Only ratings that you see on the vendor’s page count.`,
      },
      { name: 'Newest update', text: 'The page that was published most recently comes first.' },
    ],
  },
  others: {
    title: 'When you choose an order',
    text: 'When you sort by distance, rating, name, price or newest, paid placement doesn’t count. Local vendors come first, then what you chose, then the distance. Vendors who hide their price come last when you sort by price.',
  },
  premier: {
    title: 'What “Premier” means',
    text: 'Premier is a badge that comes with a paid plan. It isn’t a review by us, and it doesn’t change the order by itself.',
  },
  ratings: {
    title: 'Typical ratings by category',
    text: 'A vendor without a rating is treated as if it had the typical rating for its category, so that new businesses can be found.',
    category: 'Category',
    stars: 'Typical rating',
    starsOf: (stars: number) => `${stars} stars`,
  },
};
