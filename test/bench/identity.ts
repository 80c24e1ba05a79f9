import { Agent, request as send } from 'node:http';
import { parseArgs } from 'node:util';
import { hash, verify } from '@node-rs/argon2';
import { Config } from '#src/platform/config/config.js';
import { publish, table } from './bench-report.ts';
import { BenchSite } from './bench-site.ts';
import { checkTokens } from './token-check.ts';
import { middle, turnByTurn, type Times } from './turn-by-turn.ts';

/**
 * `npm run bench:identity [-- --pairs 300] [-- --dry]`: compares a sign-in with one argon2 hash, an unknown email with
 * a known one, and measures the check of a token. With `--dry` the figures are only printed.
 */
const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '300' }, dry: { type: 'boolean', default: false } },
});
const turns = { pairs: Number(values.pairs), warmUp: 20 };
const vendor = { identifier: 'vendor@posy.example', password: 'Posy-demo-2026' };

const site = await BenchSite.start({ listings: 20, folder: 'bench-identity' });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
try {
  const [url = ''] = site.apiUrls;
  const { passwordMemory, passwordPasses, passwordLanes } = Config.fromEnvironment(site.env);
  const cost = { memoryCost: passwordMemory, timeCost: passwordPasses, parallelism: passwordLanes };
  const hashed = await hash(vendor.password, cost);
  const [signIns, hashes] = await turnByTurn(
    () => signIn(url, vendor, 200),
    () => verify(hashed, vendor.password),
    turns,
  );
  const wrong = { ...vendor, password: 'Posy-demo-2027' };
  const [known, unknown] = await turnByTurn(
    () => signIn(url, wrong, 401),
    () => signIn(url, { ...wrong, identifier: 'nobody@posy.example' }, 401),
    turns,
  );
  const { times, statements, statementsOfSignIn } = await checkTokens({ ...site.env, PUBLIC_URL: url }, vendor, 100);
  await publish(
    'Identity',
    [
      table(
        ['one client', 'p50 ms', 'p95 ms', 'of what stands above it'],
        [
          line('one argon2id hash, checked in a process of its own', hashes),
          line('a sign-in', signIns, hashes),
          line('a wrong password', known),
          line('an email that nobody has', unknown, known),
        ],
      ),
      `argon2id takes ${passwordMemory} KiB and ${passwordPasses} passes; the bar of a sign-in is 1.3 x its time. ` +
        `A token is checked in ${middle(times).toFixed(3)} ms (p95 ${middle(times, 0.95).toFixed(3)} ms; the bar is 0.2 ms) ` +
        `with ${statements} statements to the database in ${times.length * 200} checks; a sign-in asks ${statementsOfSignIn}. ` +
        `Guards ask nothing on the way to a page; ` +
        `\`web/src/app/routes.spec.tsx\` counts that.`,
    ].join('\n\n'),
    { isDry: values.dry },
  );
} finally {
  agent.destroy();
  await site.stop();
}

function line(title: string, times: Times, above?: Times): string[] {
  const ratio = above ? (middle(times) / middle(above)).toFixed(2) : '';
  return [title, middle(times).toFixed(1), middle(times, 0.95).toFixed(1), ratio];
}

/** Rejects when the api answers with another status than the expected one. */
function signIn(url: string, credentials: typeof vendor, expected: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    send(new URL('/api/auth/login', url), { agent, method: 'POST', headers }, (answer) => {
      if (answer.statusCode !== expected) reject(new Error(`the sign-in was answered with ${answer.statusCode}`));
      answer.on('data', () => undefined).on('end', resolve);
    })
      .on('error', reject)
      .end(JSON.stringify(credentials));
  });
}
