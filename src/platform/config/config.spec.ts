import { expect, it } from '@jest/globals';
import { ConfigProblems } from './config-problems.js';
import { Config } from './config.js';

const complete = {
  DATABASE_URL: 'postgres://app:pw@127.0.0.1:5432/posy',
  REDIS_URL: 'redis://127.0.0.1:6379',
  ELASTICSEARCH_URL: 'http://10.0.0.1:9200, http://10.0.0.2:9200',
  SMTP_URL: 'smtp://127.0.0.1:25',
  TOKEN_SECRET: 'x'.repeat(32),
};

it('reads an environment and uses defaults for the rest', () => {
  const config = Config.fromEnvironment(complete);
  expect(config.elasticsearchUrls).toEqual(['http://10.0.0.1:9200', 'http://10.0.0.2:9200']);
  expect(config.port).toBe(4400);
});

it('reports all problems at once with their reasons, but no secrets', () => {
  const broken = { ...complete, REDIS_URL: undefined, PORT: '99999', SMTP_URL: 'http://mail', TOKEN_SECRET: 'hunter2' };
  let message = '';
  try {
    Config.fromEnvironment(broken);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigProblems);
    message = (error as Error).message;
  }
  expect(message).toMatch(/4 problem/);
  expect(message).toMatch(/REDIS_URL is not set/);
  expect(message).toMatch(/PORT must be a whole number from 0 to 65535, not '99999'/);
  expect(message).toMatch(/SMTP_URL must begin with smtp:\/\//);
  expect(message).toMatch(/TOKEN_SECRET must have at least 32 characters/);
  expect(message).not.toContain('hunter2');
});

it('reads addresses and ranges, and reports a malformed one', () => {
  const from = (METRICS_FROM: string) => Config.fromEnvironment({ ...complete, METRICS_FROM }).metricsFrom;
  expect(from('10.0.0.0/8, 127.0.0.1,fd00::/8')).toEqual(['10.0.0.0/8', '127.0.0.1', 'fd00::/8']);
  expect(from('')).toEqual([]);
  for (const wrong of ['localhost', '10.0.0.0/33', '10.0.0.0/', 'fd00::/129', '127.0.0.1,,', '1.2.3.4/8/9']) {
    expect(() => from(wrong)).toThrow(/METRICS_FROM must hold addresses or ranges, not '/);
  }
});

it('reads pages by their names, and reports malformed ones', () => {
  const from = (SITE_LINKS: string) => Config.fromEnvironment({ ...complete, SITE_LINKS }).siteLinks;
  expect(from(' blog=https://a.example/?a=b  terms=https://b.example ')).toEqual({
    blog: 'https://a.example/?a=b',
    terms: 'https://b.example',
  });
  expect(from('')).toEqual({});
  expect(() => from('blogg=https://a.example')).toThrow(/SITE_LINKS must not name 'blogg', only facebook, /);
  for (const wrong of ['blog', 'blog=', 'blog=javascript:alert(1)', 'blog=https://']) {
    expect(() => from(wrong)).toThrow(/SITE_LINKS must give blog a web address/);
  }
});
