import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { MigrationConfig } from '#src/platform/config/migration-config.js';
import { settingsOf } from '#src/platform/config/setting.js';

it('.env.example contains every setting of the configuration class with its sentence and its default', () => {
  const expected = [...settingsOf(MigrationConfig).values()]
    .map(
      ({ about, env, fallback }) =>
        `# ${about}${fallback === undefined ? ' Required.' : ''}\n${env}=${fallback ?? ''}\n`,
    )
    .join('\n');
  expect(readFileSync('.env.example', 'utf8')).toBe(expected);
});
