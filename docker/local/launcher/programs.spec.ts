import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { demoMark } from './demo-mark.ts';
import { hasStandInSignIn, posyPrograms, programEnvironment } from './programs.ts';
import { readLauncherSettings } from './settings.ts';

const urls = {
  databaseUrl: 'postgres://app@127.0.0.1:54400/posy',
  redisUrl: 'redis://127.0.0.1:63400',
  elasticsearchUrl: 'http://127.0.0.1:9440',
  smtpUrl: 'smtp://127.0.0.1:2540',
  mailPageUrl: undefined,
};
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'programs-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const settings = () => readLauncherSettings([], { POSY_DATA_DIR: dataDir });
const environmentWith = (env: NodeJS.ProcessEnv) => programEnvironment(settings(), urls, env);

describe('the demo', () => {
  it('has a sign-in service without passwords, operators without an app, and a password of its own', () => {
    const first = environmentWith({});
    expect(first).toMatchObject({
      SINGLE_SIGN_ON_ISSUER: 'http://127.0.0.1:4410',
      STRIPE_API_URL: 'http://127.0.0.1:4411',
      ADMIN_MFA: 'optional',
      DEMO_OPERATOR_PASSWORD: expect.stringMatching(/^[0-9a-f]{18}$/) as unknown,
    });
    expect(hasStandInSignIn(settings(), urls, {})).toBe(true);
    expect(environmentWith({}).DEMO_OPERATOR_PASSWORD).toBe(first.DEMO_OPERATOR_PASSWORD);
    expect(statSync(join(dataDir, 'demo-operator-password')).mode & 0o777).toBe(0o600);
  });

  it('keeps chosen settings', () => {
    const chosen = {
      ADMIN_MFA: 'required',
      DEMO_OPERATOR_PASSWORD: 'Tulip-meadow-7',
      SINGLE_SIGN_ON_ISSUER: 'https://id',
      STRIPE_SECRET_KEY: 'sk_test_of_somebody',
    };
    expect(environmentWith(chosen).STRIPE_API_URL).toBeUndefined();
    expect(environmentWith(chosen)).toMatchObject(chosen);
    expect(hasStandInSignIn(settings(), urls, chosen)).toBe(false);
  });

  it('has the usual number of vendors, or the chosen one', () => {
    const seedWith = (env: NodeJS.ProcessEnv) => posyPrograms(readLauncherSettings([], env)).seed.slice(1);
    expect(seedWith({})).toEqual([]);
    expect(seedWith({ POSY_DEMO_LISTINGS: '600' })).toEqual(['--listings', '600']);
  });

  it('generates no password for an operator who exists already', () => {
    mkdirSync(dirname(demoMark(dataDir)), { recursive: true });
    writeFileSync(demoMark(dataDir), '');
    expect(environmentWith({}).DEMO_OPERATOR_PASSWORD).toBeUndefined();
  });
});

it.each([
  ['an address that others reach', { PUBLIC_URL: 'https://posy.example' }],
  ['a database of somebody else', { DATABASE_URL: urls.databaseUrl }],
])('requires every proof of identity with %s', (_what, env) => {
  const given = environmentWith(env);
  expect(given.SINGLE_SIGN_ON_ISSUER).toBeUndefined();
  expect(given.STRIPE_API_URL).toBeUndefined();
  expect(given.ADMIN_MFA).toBeUndefined();
  expect(given.DEMO_OPERATOR_PASSWORD).toBeUndefined();
  expect(hasStandInSignIn(settings(), urls, env)).toBe(false);
});
