/** The error of a consumer for a delivery that only a worker of a newer version can handle. */
export class NeedsNewerWorker extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NeedsNewerWorker';
  }
}

/** Milliseconds that a delivery waits for a newer worker: a deployment may take hours. */
const longestWait = 86_400_000;
/** Milliseconds until it is tried again: a tenth of the time that it has waited, within these bounds. */
const retryDelay = { soonest: 30_000, latest: 600_000 };

/**
 * Returns the milliseconds until a delivery that needs a newer worker is tried again, or undefined once it has waited for
 * too long.
 * @param waited milliseconds since its first try
 */
export const newerWorkerDelay = (waited: number): number | undefined =>
  waited > longestWait ? undefined : Math.min(Math.max(waited / 10, retryDelay.soonest), retryDelay.latest);
