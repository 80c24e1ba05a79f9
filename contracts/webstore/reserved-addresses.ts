import { pagePaths } from '../shared/page-paths.js';

/** First path segments of everything that the server answers besides pages. */
const serverSegments = [
  'api',
  'assets',
  'health',
  'media',
  'metrics',
  'socket',
  'robots',
  'sitemap',
  'manifest',
  'favicon',
];

const firstSegments = Object.values(pagePaths)
  .map((path) => path.split('/')[1] ?? '')
  .filter((segment) => segment !== '' && !segment.startsWith(':'));

const reserved = new Set([...serverSegments, ...firstSegments]);

/** Whether a web address would hide a page of the product (OP-6). */
export const isReservedAddress = (url: string): boolean => reserved.has(url.toLowerCase());
