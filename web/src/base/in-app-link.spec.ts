import { afterEach, expect, it } from '@jest/globals';
import { inAppPath } from './in-app-link.js';

const here = new URL('http://localhost/vendors?category=venues');

/** The path within the site to which a click on the link leads; `null` if the browser follows it. */
function clicked(html: string, init: MouseEventInit = {}): string | null {
  document.body.innerHTML = html;
  let led: string | undefined;
  const listen = (event: MouseEvent) => {
    led = inAppPath(event, here);
    event.preventDefault();
  };
  document.addEventListener('click', listen);
  const target = document.querySelector('i, a') as HTMLElement;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener('click', listen);
  return led ?? null;
}
afterEach(() => void (document.body.innerHTML = ''));

it.each([
  ['<a href="/wildrye-flowers">a</a>', '/wildrye-flowers'],
  ['<a href="/vendors?category=florist#results">a</a>', '/vendors?category=florist#results'],
  ['<a href="http://localhost/vendor-categories" target="_self"><i>a</i></a>', '/vendor-categories'],
])('%s is followed within the application [WEB-8]', (html, path) => expect(clicked(html)).toBe(path));

it.each([
  '<a href="/logout">a</a>',
  '<a href="/authcallback?code=1">a</a>',
  '<a href="/media/1/640.webp">a</a>',
  '<a href="/sitemap.xml">a</a>',
  '<a href="/wildrye-flowers" download>a</a>',
  '<a href="/wildrye-flowers" target="_blank">a</a>',
  '<a href="https://elsewhere.example/">a</a>',
  '<a href="mailto:nora@example.com">a</a>',
  '<a href="#results">a</a>',
  '<a>a</a>',
  '<i>a</i>',
])('%s is left to the browser [WEB-8]', (html) => expect(clicked(html)).toBeNull());

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser [WEB-8]',
  (init) => expect(clicked('<a href="/wildrye-flowers">a</a>', init)).toBeNull(),
);
