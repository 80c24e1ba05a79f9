import { problem, text, type AnyScreen } from './screen.ts';

/** The page of the terms that vendors accept. */
export const termsScreens: AnyScreen[] = [
  { name: 'vendor-agreement', path: '/vendor/vendor-agreement', reach: (page) => text(page, 'What it costs') },
  { name: 'privacy', path: '/privacy', reach: (page) => text(page, 'Your choices') },
  { name: 'terms', path: '/terms', reach: (page) => text(page, 'Our responsibility') },
  { name: 'contact', path: '/about-us/contact', reach: (page) => text(page, 'For couples') },
  {
    name: 'terms-of-service',
    person: 'vendor',
    path: '/vendor/terms-of-service',
    reach: (page) => text(page, 'What it costs'),
  },
  {
    name: 'terms-of-service-failed',
    person: 'vendor',
    path: '/vendor/terms-of-service',
    prepare: (page) => page.route('**/api/termsofservice', (route) => problem(route, 503, 'temporarily-unavailable')),
    reach: (page) => text(page, 'We couldn’t load this page'),
  },
];
