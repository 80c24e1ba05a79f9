import { expect, it } from '@jest/globals';
import { emptyPage, fillFrame, withSettings } from './fill-frame.js';

const settings = {
  name: 'Hen & Stag "<b>" $&',
  url: 'https://hen.example',
  retailer: '',
  links: {},
  support: {},
  administratorEmail: '',
};

it('writes the name of the site as text and never as markup', () => {
  const frame = '<meta content="%SITE_NAME%"><script>%SITE_SETTINGS%</script><!--head-->';
  const page = emptyPage(withSettings(frame, settings), settings);
  expect(page).toContain('<meta content="Hen &amp; Stag &quot;&lt;b&gt;&quot; $&amp;">');
  expect(page).toContain('<title>Hen &amp; Stag &quot;&lt;b&gt;&quot; $&amp;</title>');
  expect(page).toContain('"name":"Hen & Stag \\"\\u003cb>\\" $&"');
});

it('inserts the parts of a page, and escapes the state so that it cannot close its script element', () => {
  const frame = '<head><!--head--></head><div><!--body--></div><!--state-->';
  expect(fillFrame(frame, { head: '<title>a</title>', body: '<p>$&</p>', state: '{"a":"</script>"}' })).toBe(
    '<head><title>a</title></head><div><p>$&</p></div>' +
      '<script type="application/json" id="page-state">{"a":"\\u003c/script>"}</script>',
  );
});
