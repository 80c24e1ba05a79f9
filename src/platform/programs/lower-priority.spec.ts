import { spawnSync } from 'node:child_process';
import { expect, it } from '@jest/globals';

it('every thread of a process, also one that starts later, has a lower priority', () => {
  const program = `
    import { readdirSync, readFileSync } from 'node:fs';
    import { Worker } from 'node:worker_threads';
    import { lowerPriority } from '${import.meta.dirname}/lower-priority.ts';
    lowerPriority();
    await new Promise((resolve) => new Worker('', { eval: true }).on('online', resolve));
    const nice = (thread) => readFileSync('/proc/self/task/' + thread + '/stat', 'utf8').split(') ')[1].split(' ')[16];
    console.log(readdirSync('/proc/self/task').map(nice).join());`;
  const args = ['--input-type=module', '--eval', program];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([...new Set(stdout.trim().split(','))]).toEqual([expect.stringMatching(/^([5-9]|1[0-9])$/)]);
  expect(stderr).toBe('');
});
