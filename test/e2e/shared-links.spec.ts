import { expect, it } from '@jest/globals';
import { Stage } from './support/stage.js';

const stage = Stage.shared();

const valueOf = (html: string, name: string) =>
  new RegExp(`<(?:meta|link) (?:name|property|rel)="${name}" (?:content|href)="([^"]*)"`).exec(html)?.[1];

it.each([
  ['/', '/', []],
  ['/vendor-categories', '/vendor-categories', ['ItemList']],
  ['/vendors?price=2&page=1', '/vendors', ['BreadcrumbList', 'ItemList']],
  [
    '/vendors/austin-tx/photographyvideography?sort=name',
    '/vendors/austin-tx/photographyvideography',
    ['BreadcrumbList', 'ItemList'],
  ],
  ['/national-vendors/florist', '/national-vendors/florist', ['BreadcrumbList', 'ItemList']],
  ['/wildrye-photographs', '/wildrye-photographs', ['LocalBusiness', 'BreadcrumbList']],
])('%s has a title, a description and a picture when its link is shared', async (path, canonical, kinds) => {
  const { url } = stage.site;
  const html = await (await fetch(url + path)).text();
  expect(valueOf(html, 'canonical')).toBe(url + canonical);
  expect(valueOf(html, 'og:url')).toBe(url + canonical);
  expect(valueOf(html, 'description')?.length).toBeGreaterThan(20);
  expect(valueOf(html, 'og:title')).toBeTruthy();
  expect(valueOf(html, 'twitter:card')).toBe('summary_large_image');
  const picture = await fetch(valueOf(html, 'og:image') ?? '');
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1];
  const graph = facts === undefined ? [] : (JSON.parse(facts) as { '@graph': { '@type': string }[] })['@graph'];
  expect(graph.map((fact) => fact['@type'])).toEqual(kinds);
});

it('leaves no error in the logs', () => expect(stage.site.loggedErrors()).toEqual([]));
