import { screen, within } from '@testing-library/react';
import { describe, expect, it } from '@jest/globals';
import { priorStars, ranking } from '#contracts/directory/ranking-rules.js';
import { aDirectory } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';
import { resultsOrder as texts } from '../../../texts/results-order.js';

describe('the page that explains the order of results', () => {
  it('explains every criterion in turn, with the numbers of the search', async () => {
    renderApp({ path: '/how-results-are-ordered', api: aDirectory() });
    await screen.findByRole('heading', { level: 1, name: texts.title });
    const [list] = screen.getAllByRole('list').filter((one) => one.tagName === 'OL');
    const steps = within(list!).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelector('strong')?.textContent)).toEqual(
      texts.recommended.steps.map(({ name }) => name),
    );
    expect(steps[0]).toHaveTextContent(`within ${ranking.localMiles} miles`);
    expect(steps[5]).toHaveTextContent('5, 15, 30 and 50 miles');
    expect(steps[7]).toHaveTextContent(`we add ${ranking.priorReviews} reviews`);
  });

  it('lists the typical rating for every category', async () => {
    renderApp({ path: '/how-results-are-ordered', api: aDirectory() });
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.slice(1).every((row) => /[45](\.\d+)? stars/.test(row.textContent))).toBe(true);
    expect(priorStars('lodging')).toBe(4.25);
  });
});
