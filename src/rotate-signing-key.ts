import { KeySeal } from './identity/credentials/key-seal.js';
import { SigningKeys } from './identity/credentials/signing-keys.js';
import { SecurityLog } from './identity/security-log/security-log.js';
import { runShellProgram } from './shell-program.js';

/** `npm run keys:rotate`: replaces the key that signs tokens. Nobody is signed out: tokens of the old one still count. */
await runShellProgram({ providers: [SigningKeys, KeySeal, SecurityLog] }, async (app) => {
  const keys = app.get(SigningKeys);
  await keys.rotate();
  return `Tokens are now signed with the key ${(await keys.current()).kid}`;
});
