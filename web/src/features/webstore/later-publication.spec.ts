import { expect, it } from '@jest/globals';
import { publication } from '../../test-support/examples.js';
import { laterPublication } from './later-publication.js';

const queued = publication({ state: 'queued', secondsToLive: null });
const live = publication({ state: 'live' });
const gone = publication({ state: 'unpublished' });
const next = publication({ state: 'queued', publishedVersion: 14 });

it.each([
  ['the first report', undefined, queued, queued],
  ['a step forward', queued, live, live],
  ['a late step back', live, queued, live],
  ['a newer version', live, next, next],
  ['a late older version', next, live, next],
  ['an unpublish', live, gone, gone],
])('%s', (_what, known, report, later) => {
  expect(laterPublication(known, report)).toBe(later);
});
