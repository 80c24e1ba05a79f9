import { createHash, randomBytes } from 'node:crypto';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { SingleSignOnProvider } from '#contracts/identity/single-sign-on-provider.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { KeySeal } from '../../credentials/key-seal.js';
import { OpenIdProvider } from '../open-id-provider.js';
import { providerScopes } from '../provider-scopes.js';
import { SingleSignOnAttempt } from '../domain/single-sign-on-attempt.js';

export interface StartedSingleSignOn {
  /** The URL of the provider; null for the stub of staff (ID-74). */
  address: string | null;
  state: string;
}

/** Starts a single sign-on. Its response is accepted once, and only from this browser. */
export class StartSingleSignOn extends Command<StartedSingleSignOn> {
  /** @param browser id of the browser, from its cookie */
  constructor(
    readonly provider: SingleSignOnProvider,
    readonly browser: string,
  ) {
    super();
  }
}

@CommandHandler(StartSingleSignOn)
export class StartSingleSignOnHandler implements ICommandHandler<StartSingleSignOn> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly openId: OpenIdProvider,
    private readonly seal: KeySeal,
  ) {}

  async execute({ provider, browser }: StartSingleSignOn): Promise<StartedSingleSignOn> {
    const [state, nonce, verifier] = [random(), random(), random()];
    if (provider === 'staff') return { address: null, state };
    const request = { scope: providerScopes[provider], state, nonce, codeChallenge: hashOf(verifier) };
    const address = await this.openId.authorizationAddress(request);
    await this.unitOfWork.run(async (em) => {
      em.create(SingleSignOnAttempt, {
        stateHash: hashOf(state),
        browserHash: hashOf(browser),
        provider,
        nonce,
        sealedVerifier: this.seal.seal(hashOf(state), verifier),
        createdAt: new Date(),
      });
    });
    return { address, state };
  }
}

const random = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url');
