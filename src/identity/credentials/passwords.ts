import { randomUUID } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SignInSettings } from '#src/platform/config/sign-in-settings.js';

/** Hashes and verifies passwords with argon2id, in the thread pool of libuv. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;
  /** Verified for accounts without a password, so that the response time does not reveal whether an account exists. */
  private dummyHash: string;

  constructor({ passwordMemory, passwordPasses, passwordLanes }: SignInSettings) {
    this.cost = { memoryCost: passwordMemory, timeCost: passwordPasses, parallelism: passwordLanes };
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomUUID());
  }

  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** Returns whether the password matches the hash. Without a hash it returns false after the same time. */
  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    const same = await this.verifyHash(passwordHash ?? this.dummyHash, password);
    return same && passwordHash !== null;
  }

  /** Returns whether the hash has other cost parameters than the configuration. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  protected verifyHash(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
