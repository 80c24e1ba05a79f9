import { existsSync, statSync } from 'node:fs';
import pg from 'pg';
import { lastLines } from '../../../docker/local/processes/log-file.ts';
import { asSuperuser } from '../../support/test-database.ts';

/** Every site has this many demo webstores; the first is the demo vendor's. */
export const listings = 600;

/** Addresses for processes that did not start the site. */
export interface SiteAddress {
  url: string;
  databaseUrl: string;
  /** Log files of its programs, by the program's name. */
  logs: Record<string, string>;
}

interface Log {
  name: string;
  file: string;
  /** Length of each log in bytes at the beginning. */
  from: number;
}

/** The two real programs with demo data, for a spec file. */
export class Site {
  readonly url: string;
  protected readonly databaseUrl: string;
  private readonly logs: Log[];

  /** @param startOf length in bytes of the part of a log that belongs to earlier tests: all of it by default */
  constructor({ url, databaseUrl, logs }: SiteAddress, startOf = sizeOf) {
    this.url = url;
    this.databaseUrl = databaseUrl;
    this.logs = Object.entries(logs).map(([name, file]) => ({ name, file, from: startOf(file) }));
  }

  /** Executes a statement independent of the programs. */
  async sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: asSuperuser(this.databaseUrl) });
    await client.connect();
    try {
      return (await client.query<Row>(statement, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** The last lines of both programs, to find out why a test failed. */
  lastLines(): string {
    return this.logs
      .map(({ name, file, from }) => [`Last lines of ${name}:`, ...lastLines(file, 15, from)].join('\n  '))
      .join('\n');
  }

  /** Lines of the level error or worse, of both programs. */
  loggedErrors(): string[] {
    const lines = this.logs.flatMap(({ file, from }) => lastLines(file, Infinity, from));
    return lines.filter((line) => !(Number(/"level":(\d+)/.exec(line)?.[1]) < 50));
  }
}

const sizeOf = (file: string) => (existsSync(file) ? statSync(file).size : 0);
