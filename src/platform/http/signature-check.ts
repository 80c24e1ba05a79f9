import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { SigningService } from '#contracts/shared/route.js';

/** Port: verifies what another service has signed. */
export interface SignatureCheck {
  /**
   * @param body the bytes that were signed
   * @param headers those that the route declares, by name in lower case
   * @throws Refusal `signature-not-valid` when the signature is missing, wrong or too old
   */
  check(body: Buffer, headers: Readonly<Record<string, string | undefined>>): Promise<void>;
}

/** Marks a provider as the check for signatures of a service. */
export const ChecksSignaturesOf = DiscoveryService.createDecorator<SigningService>();

@Injectable()
export class SignatureChecks implements OnModuleInit {
  private readonly checks = new Map<SigningService, SignatureCheck>();

  constructor(private readonly discovery: DiscoveryService) {}

  onModuleInit(): void {
    for (const provider of this.discovery.getProviders({ metadataKey: ChecksSignaturesOf.KEY })) {
      const service = this.discovery.getMetadataByDecorator(ChecksSignaturesOf, provider);
      if (service) this.checks.set(service, provider.instance as SignatureCheck);
    }
  }

  has(service: SigningService): boolean {
    return this.checks.has(service);
  }

  async check(
    service: SigningService,
    body: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
  ): Promise<void> {
    const check = this.checks.get(service);
    if (!check) throw new Error(`There is no signature check for ${service}`);
    await check.check(body, headers);
  }
}
