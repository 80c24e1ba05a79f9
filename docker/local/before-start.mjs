// Loaded before start.ts (`node --import`), which an older Node, or one without the packages, could not even read: it
// would say so obscurely.
import { existsSync, readFileSync } from 'node:fs';

const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const oldest = engines.node.replace('>=', '');
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const [oldestMajor = 0, oldestMinor = 0] = oldest.split('.').map(Number);
const packagesAreThere = existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url));

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!packagesAreThere) refuse("The packages are missing: run 'npm ci' first, then start again.");
if (major < oldestMajor || (major === oldestMajor && minor < oldestMinor)) {
  refuse(
    `Posy needs Node ${oldest} or newer, this is ${process.versions.node}: install one from https://nodejs.org. ` +
      "(On Linux x64 'npm ci' brings its own along, and 'npm start' uses it.)",
  );
}
