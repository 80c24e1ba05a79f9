import { expect, it } from '@jest/globals';
import { withSiteName } from './with-site-name.js';

it('writes the name everywhere, as text and never as markup', () => {
  const page = '<title>%SITE_NAME%</title><meta content="%SITE_NAME%">';
  expect(withSiteName(page, 'Hen & Stag "<b>" $&')).toBe(
    '<title>Hen &amp; Stag &quot;&lt;b&gt;&quot; $&amp;</title><meta content="Hen &amp; Stag &quot;&lt;b&gt;&quot; $&amp;">',
  );
});
