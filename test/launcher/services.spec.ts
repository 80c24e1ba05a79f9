import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import pg from 'pg';
import { startElasticsearch } from '../../docker/local/elasticsearch.ts';
import { freePorts, isPortTaken } from '../../docker/local/free-ports.ts';
import type { LocalService } from '../../docker/local/local-service.ts';
import { startMailSink, type MailSink } from '../../docker/local/mail-sink.ts';
import type { CaughtMail } from '../../docker/local/mail-sink/mailbox.ts';
import { startPostgres } from '../../docker/local/postgres.ts';
import { processTree } from '../../docker/local/processes/process-table.ts';
import { startRedis } from '../../docker/local/redis.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'posy-services-'));
const running: LocalService[] = [];
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

function untilEndOfTest<T extends LocalService>(service: T): T {
  running.push(service);
  return service;
}

async function freePort(): Promise<number> {
  return (await freePorts(1))[0] ?? 0;
}

async function query<T extends object>(url: string, sql: string, limit = 60_000): Promise<T[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: limit, query_timeout: limit });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query<T>(sql)).rows;
  } finally {
    void client.end().catch(() => undefined);
  }
}

describe('PostgreSQL', () => {
  it('keeps its data after a stop and after a kill, on the same port', async () => {
    const first = untilEndOfTest(await startPostgres({ dataDir, port: await freePort() }));
    await query(first.url, 'create table kept (word text)');
    await query(first.url, `insert into kept values ('one')`);
    await first.stop();
    const second = untilEndOfTest(await first.startAgain());
    expect(second.url).toBe(first.url);
    await query(second.url, `insert into kept values ('two')`);
    second.kill('SIGKILL');
    expect(await second.exited).toBe('signal SIGKILL');
    const third = untilEndOfTest(await second.startAgain());
    expect(await query(third.url, 'select word from kept order by word')).toEqual([{ word: 'one' }, { word: 'two' }]);
  });
});

describe('a running PostgreSQL', () => {
  let postgres: LocalService;
  beforeAll(async () => {
    postgres = await startPostgres({ dataDir, port: await freePort() });
  });
  afterAll(() => postgres.stop());

  it('has the extensions, the encoding and the connections that Posy requires', async () => {
    const [row] = await query(
      postgres.url,
      `select current_setting('max_connections') as connections, current_setting('server_encoding') as encoding,
              (select count(*)::int from pg_available_extensions where name in ('pg_trgm', 'citext', 'unaccent')) as extensions`,
    );
    expect(row).toEqual({ connections: '200', encoding: 'UTF8', extensions: 3 });
  });

  it('refuses connections without the password', async () => {
    await expect(query(postgres.url.replace(/app:\w+@/, 'app:wrong@'), 'select 1')).rejects.toThrow(
      /password authentication/,
    );
  });

  it('can be frozen and resumed', async () => {
    postgres.kill('SIGSTOP');
    await expect(query(postgres.url, 'select 1', 2_000)).rejects.toThrow(/timeout/);
    postgres.kill('SIGCONT');
    expect(await query(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('Redis', () => {
  it('keeps its data after a stop', async () => {
    const first = untilEndOfTest(await startRedis({ dataDir, port: await freePort() }));
    await speak(first.url, (redis) => redis.set('word', 'kept'));
    await first.stop();
    const second = untilEndOfTest(await first.startAgain());
    expect(await speak(second.url, (redis) => redis.get('word'))).toBe('kept');
    expect(await speak(second.url, (redis) => redis.config('GET', 'maxmemory-policy'))).toContain('noeviction');
  });

  it('moves unreadable data aside and starts empty', async () => {
    const own = join(dataDir, 'damaged');
    mkdirSync(join(own, 'redis', 'appendonlydir'), { recursive: true });
    writeFileSync(join(own, 'redis', 'appendonlydir', 'appendonly.aof.manifest'), 'nonsense\n');
    writeFileSync(join(own, 'redis', 'appendonly.aof'), 'nonsense\n');
    const lines: string[] = [];
    const options = { dataDir: own, port: await freePort(), report: (line: string) => lines.push(line) };
    const service = untilEndOfTest(await startRedis(options));
    expect(await speak(service.url, (redis) => redis.dbsize())).toBe(0);
    expect(lines.join()).toMatch(
      /Redis could not read its data; it starts empty .* the old data are in .*redis\.damaged-\d+/,
    );
    expect(readdirSync(own).filter((name) => name.startsWith('redis.damaged-'))).toHaveLength(1);
  });

  async function speak<T>(url: string, say: (redis: Redis) => Promise<T>): Promise<T> {
    const redis = new Redis(url);
    try {
      return await say(redis);
    } finally {
      redis.disconnect();
    }
  }
});

describe('Elasticsearch', () => {
  it('keeps its documents, ends with all its processes and logs no garbage collection', async () => {
    const [port = 0, transportPort = 0] = await freePorts(2);
    const first = untilEndOfTest(await startElasticsearch({ dataDir, port, transportPort, heap: '256m' }));
    const document = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"word":"kept"}' };
    expect((await fetch(`${first.url}/words/_doc/1?refresh=true`, document)).status).toBe(201);
    expect(processTree(first.pid)).toHaveLength(2);
    await first.stop();
    expect(await isPortTaken(port)).toBe(false);
    const second = untilEndOfTest(await first.startAgain());
    const found = (await (await fetch(`${second.url}/words/_doc/1`)).json()) as { _source: unknown };
    expect(found._source).toEqual({ word: 'kept' });
    expect(readdirSync(join(dataDir, 'elasticsearch', 'logs'))).toEqual([]);
  });
});

describe('the mail sink', () => {
  let sink: MailSink;
  let smtp: ReturnType<typeof createTransport>;
  beforeAll(async () => {
    const [port = 0, pagePort = 0] = await freePorts(2);
    sink = await startMailSink({ dataDir, port, pagePort });
    smtp = createTransport(sink.url);
  });
  afterAll(async () => {
    smtp.close();
    await sink.stop();
  });

  const mail = {
    from: 'Posy <hello@posy.example>',
    subject: 'Bells & whistles',
    text: 'Code 123 at http://127.0.0.1:1/x?a=1.',
  };
  const mails = async (to: string) =>
    (await (await fetch(`${sink.pageUrl}/api/mails?to=${encodeURIComponent(to)}`)).json()) as CaughtMail[];

  it('returns the mails to one person, newest first, also after a restart', async () => {
    const began = Math.floor(Date.now() / 1000) * 1000;
    await smtp.sendMail({ ...mail, to: 'ann@posy.example', headers: { 'X-Delivery': '7' } });
    await smtp.sendMail({
      ...mail,
      to: 'ann@posy.example',
      bcc: 'eve@posy.example',
      subject: 'Later',
      html: '<b>Hi</b>',
    });
    await smtp.sendMail({ ...mail, to: 'bob@posy.example' });
    const [later, earlier, ...others] = await mails('ann@posy.example');
    expect(others).toEqual([]);
    expect(later).toMatchObject({
      subject: 'Later',
      to: ['ann@posy.example', 'eve@posy.example'],
      html: '<b>Hi</b>\n',
    });
    expect(earlier).toMatchObject({ from: 'hello@posy.example', subject: mail.subject, html: '' });
    expect(earlier?.text.trim()).toBe(mail.text);
    expect(earlier?.headers['x-delivery']).toBe('7');
    expect(Date.parse(earlier?.date ?? '')).toBeGreaterThanOrEqual(began);
    await sink.stop();
    sink = (await sink.startAgain()) as MailSink;
    expect((await mails('ann@posy.example')).map(({ subject }) => subject)).toEqual(['Later', mail.subject]);
  });

  it('refuses a recipient permanently or temporarily, according to the address', async () => {
    await expect(smtp.sendMail({ ...mail, to: 'ann@refused.invalid' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(smtp.sendMail({ ...mail, to: 'ann@busy.invalid' })).rejects.toMatchObject({ responseCode: 451 });
  });

  it('shows a mail without running its scripts or loading external content', async () => {
    const html = '<script>parent.document.title = 1</script><img src="https://elsewhere.example/seen.png">';
    await smtp.sendMail({ ...mail, to: 'eva@posy.example', subject: '<script>alert(1)</script>', html });
    const [caught] = await mails('eva@posy.example');
    const page = await fetch(`${sink.pageUrl}/mails/${caught?.id}`);
    const body = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(body).toContain('<h1>&lt;script&gt;alert(1)&lt;/script&gt;</h1>');
    expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(body).toContain(
      '<a href="http://127.0.0.1:1/x?a=1" target="_blank" rel="noopener">http://127.0.0.1:1/x?a=1</a>.',
    );
    const frame = await fetch(`${sink.pageUrl}/mails/${caught?.id}/html`);
    const rules = frame.headers.get('content-security-policy');
    expect(rules).toContain('sandbox allow-popups');
    expect(rules).not.toContain('allow-scripts');
    expect(rules).toContain('img-src data: http://127.0.0.1:* http://localhost:*');
  });

  it('lists the mails, and reports a deleted one as missing', async () => {
    const list = await (await fetch(sink.pageUrl)).text();
    expect(list).toContain('Bells &amp; whistles');
    expect((await fetch(`${sink.pageUrl}/mails/1-1`)).status).toBe(404);
    await fetch(`${sink.pageUrl}/api/mails`, { method: 'DELETE' });
    expect(await (await fetch(`${sink.pageUrl}/api/mails`)).json()).toEqual([]);
    expect(await (await fetch(sink.pageUrl)).text()).toContain('No mail yet');
  });
});
