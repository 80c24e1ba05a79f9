import { mkdirSync } from 'node:fs';
import { fetchElasticsearch } from '../../docker/local/elasticsearch.ts';
import { redisProgram } from '../../docker/local/redis.ts';
import { findChromium } from './run/chromium.ts';

// `npm run test:fetch` downloads the programs that `npm test` needs. It does so itself; this is for a machine that has
// something else to do meanwhile.
const dataDir = '.data';
const report = (line: string) => console.log(line);
mkdirSync(dataDir, { recursive: true });
await Promise.all([
  redisProgram(dataDir, report),
  fetchElasticsearch({ dataDir, report }),
  findChromium(dataDir, report),
]);
