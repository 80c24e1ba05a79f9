/** The error of a consumer for a delivery that only a worker of a newer version can handle. */
export class NeedsNewerWorker extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'NeedsNewerWorker';
  }
}
