import type { DeliveryState } from '#contracts/shared/delivery-record.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { generatePath } from 'react-router-dom';

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
};

export const queuePath = (queue: string, state?: DeliveryState) =>
  withQuery(generatePath(pagePaths.operationsQueue, { queue }), { state });
export const jobPath = (jobId: string) => generatePath(pagePaths.operationsJob, { jobId });
export const correlationPath = (correlationId: string) =>
  generatePath(pagePaths.operationsCorrelation, { correlationId });
export const tracePath = (webstore: string) => withQuery(pagePaths.operationsTrace, { webstore });
export const userPath = (userId: string) => generatePath(pagePaths.adminUser, { userId });
/** The list of jobs, filtered by a subject. */
export const findPath = (about: string) => withQuery(pagePaths.operationsJobs, { about });
