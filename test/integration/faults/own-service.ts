import { rmSync } from 'node:fs';
import { startElasticsearch } from '../../../docker/local/elasticsearch.ts';
import { freePorts } from '../../../docker/local/free-ports.ts';
import type { LocalService } from '../../../docker/local/local-service.ts';
import { startPostgres } from '../../../docker/local/postgres.ts';
import { startRedis } from '../../../docker/local/redis.ts';

/** A service that one test may stop, freeze and start again: the others of the run stay untouched. */
export class OwnService {
  private constructor(
    private readonly dataDir: string,
    private readonly launch: () => Promise<LocalService>,
    private running: LocalService,
  ) {}

  static async start(kind: 'elasticsearch' | 'redis' | 'postgres'): Promise<OwnService> {
    const dataDir = `.data/test-${process.pid}-${kind}`;
    const [port = 0, transportPort = 0] = await freePorts(2);
    const launch = {
      elasticsearch: () => startElasticsearch({ dataDir, port, transportPort }),
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

  /** It still takes connections, and answers nothing. */
  freeze(): void {
    this.running.kill('SIGSTOP');
  }

  thaw(): void {
    this.running.kill('SIGCONT');
  }

  async dispose(): Promise<void> {
    this.thaw();
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
