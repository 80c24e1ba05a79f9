import { randomUUID } from 'node:crypto';
import { hash, verify, type Options } from '@node-rs/argon2';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';

/** Hashes and checks passwords with argon2id, on the threads of libuv. */
@Injectable()
export class Passwords implements OnModuleInit {
  private readonly cost: Required<Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>>;
  /** Checked where there is nothing to check, so that the time of an answer does not tell who has an account. */
  private dummyHash: string;

  constructor({ passwordMemory, passwordPasses, passwordLanes }: Config) {
    this.cost = { memoryCost: passwordMemory, timeCost: passwordPasses, parallelism: passwordLanes };
  }

  async onModuleInit(): Promise<void> {
    this.dummyHash = await this.hash(randomUUID());
  }

  hash(password: string): Promise<string> {
    return hash(password, this.cost);
  }

  /** Whether the password is the one that was hashed; takes as long when there is no hash, and says no. */
  async verify(password: string, passwordHash: string | null): Promise<boolean> {
    const same = await this.verifyHash(passwordHash ?? this.dummyHash, password);
    return same && passwordHash !== null;
  }

  /** Whether the hash was made when the configuration asked for something else. */
  isOutdated(passwordHash: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return !passwordHash.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }

  protected verifyHash(passwordHash: string, password: string): Promise<boolean> {
    return verify(passwordHash, password);
  }
}
