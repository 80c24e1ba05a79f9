import { rmSync } from 'node:fs';
import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { startPostgres } from '../../../docker/local/postgres.ts';
import { startRedis } from '../../../docker/local/redis.ts';

/** A service that one test may stop and start again: the others of the run stay untouched. */
export class OwnService {
  private constructor(
    private readonly dataDir: string,
    private readonly launch: () => Promise<LocalService>,
    private running: LocalService,
  ) {}

  static async start(kind: 'redis' | 'postgres'): Promise<OwnService> {
    const dataDir = `.data/test-${process.pid}-${kind}`;
    const [port = 0] = await freePorts(1);
    const launch = {
      redis: () => startRedis({ dataDir, port }),
      postgres: () => startPostgres({ dataDir, port }),
    }[kind];
    return new OwnService(dataDir, launch, await launch());
  }

  get url(): string {
    return this.running.url;
  }

  stop(): Promise<void> {
    return this.running.stop();
  }

  /** On the same port, with the same data. */
  async startAgain(): Promise<void> {
    this.running = await this.launch();
  }

  async dispose(): Promise<void> {
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
