import { expect, it } from '@jest/globals';
import { showPage } from '../../../../test-support/open-webstore-page.js';

const factsOf = (element: Element) =>
  (
    JSON.parse(element.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}') as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'][0];

it('contains the phone and the external pages of a business as structured data', async () => {
  const links = { Website: 'wildrye.example', Instagram: 'https://instagram.com/wildrye', Yelp: '', Vimeo: 'http://[' };
  const page = await showPage({ links, phone: '+15125550142' });
  expect(factsOf(page.baseElement)).toMatchObject({
    '@type': 'LocalBusiness',
    telephone: '+15125550142',
    sameAs: ['https://wildrye.example/', 'https://instagram.com/wildrye'],
  });
  page.unmount();
  const plain = await showPage();
  expect(factsOf(plain.baseElement)).not.toHaveProperty('sameAs');
  expect(factsOf(plain.baseElement)).not.toHaveProperty('telephone');
});
