/**
 * A stub for migrate, seed, api or workers, for tests of the launcher alone. Each run adds a line to
 * `<STAND_IN_FOLDER>/<name>.runs`; while `<name>.fails` exists, it reports an error and exits; with `<name>.hangs` it
 * ignores requests to stop.
 */
import { appendFileSync, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const name = process.argv[2] ?? '';
const folder = process.env['STAND_IN_FOLDER'] ?? '.';

appendFileSync(join(folder, `${name}.runs`), `${process.pid}\n`);
if (existsSync(join(folder, `${name}.fails`))) {
  console.log(JSON.stringify({ level: 50, msg: `${name} was told to fail` }));
  process.exit(1);
}

const ports: Record<string, string | undefined> = { api: process.env['PORT'], workers: process.env['WORKERS_PORT'] };
const port = ports[name];
if (port !== undefined) {
  const server = createServer((_request, response) => response.end(JSON.stringify({ numResults: 1 })));
  server.listen(Number(port), '127.0.0.1');
  const hangs = existsSync(join(folder, `${name}.hangs`));
  process.on('SIGTERM', () => {
    if (!hangs) server.close(() => process.exit(0));
  });
}
