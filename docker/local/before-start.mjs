// Loaded before start.ts (`node --import`), which an older Node, or one without the packages, could not even read: it
// would say so obscurely.
import { existsSync } from 'node:fs';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const packagesAreThere = existsSync(new URL('../../node_modules/.package-lock.json', import.meta.url));

function refuse(sentence) {
  console.error(sentence);
  process.exit(1);
}

if (!packagesAreThere) refuse("The packages are missing: run 'npm ci' first, then start again.");
if (major < 22 || (major === 22 && minor < 18)) {
  refuse(
    `Posy needs Node 22.18 or newer, this is ${process.versions.node}: install one from https://nodejs.org. ` +
      "(On Linux x64 'npm ci' brings Node 24 along, and 'npm start' uses it.)",
  );
}
