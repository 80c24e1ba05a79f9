/** Runs a long step and prints how long it took, and from time to time that it still runs. */
export type Step = <T>(title: string, work: () => Promise<T>) => Promise<T>;

const everyMs = 15_000;

export function makeStep(report: (line: string) => void): Step {
  return async (title, work) => {
    const since = Date.now();
    const seconds = () => ((Date.now() - since) / 1000).toFixed(1);
    const still = setInterval(() => report(`${title}, for ${seconds()} s now`), everyMs);
    try {
      const result = await work();
      report(`${title}: done (${seconds()} s)`);
      return result;
    } finally {
      clearInterval(still);
    }
  };
}
