import { eventsRoutes } from '#contracts/events/events.routes.js';
import type { EventProfileView } from '#contracts/events/events.views.js';
import fc from 'fast-check';
import type { Answer } from '../support/posy/posy.js';
import { Posy } from '../support/posy/posy.js';
import { aWebstore } from '../support/posy/a-webstore.js';
import { callers, expectedAccess, type Caller, type World } from '../integration/access/expected-access.js';
import { sessionIdIn } from '../integration/identity/sessions.js';
import { peopleOf } from '../integration/webstore/people.js';
import { aPaymentServer, type TestPayments } from '../support/posy/payments.js';
import { isAboutCombination, refusedFields, type DocumentedCall, type FuzzedCall } from './documented-calls.js';
import { parameterTexts } from './document-values.js';

export { callers, type Caller };

/**
 * A site that receives calls generated from its own OpenAPI document, by every kind of caller that routes distinguish.
 */
export class FuzzSite {
  private readonly tokens = new Map<Caller, string>();

  private constructor(
    private readonly posy: Posy,
    private readonly payments: TestPayments,
    private readonly emails: Record<Exclude<Caller, 'visitor'>, string>,
    private readonly world: World,
  ) {}

  static async start(): Promise<FuzzSite> {
    const payments = await aPaymentServer();
    const posy = await Posy.start({ workers: ['reindex'], settings: payments.settings });
    const { vendor, rival } = await peopleOf(posy);
    const emails = {
      couple: 'couple@posy.example',
      rival: rival.email,
      owner: vendor.email,
      admin: 'operator@posy.example',
    };
    const webstoreId = await aWebstore(vendor.vendorId).published(posy);
    const spareWebstoreId = await aWebstore(vendor.vendorId).published(posy);
    const sessionId = sessionIdIn(await posy.signIn(vendor.email));
    const event = await posy.call<EventProfileView>(eventsRoutes.startEvent, { token: vendor.token });
    const eventId = event.body.event?.id ?? '';
    const { userId, vendorId } = vendor;
    const world = { userId, vendorId, webstoreId, spareWebstoreId, sessionId, eventId };
    return new FuzzSite(posy, payments, emails, world);
  }

  async stop(): Promise<void> {
    await this.posy.stop();
    await this.payments.service.stop();
  }

  /**
   * Sends this many valid and invalid calls of an operation as one caller.
   * @returns the errors: status codes of 500 and above, responses that differ from the document, refused valid calls,
   * accepted invalid ones
   */
  async faults(call: DocumentedCall, caller: Caller, examples: number, seed: number): Promise<string[]> {
    const faults: string[] = [];
    const made = (calls: fc.Arbitrary<FuzzedCall>) => fc.sample(calls, { numRuns: examples, seed });
    for (const [at, example] of made(call.valid).entries()) {
      const answer = await this.answer(call, caller, example, { seed: seed + at, faults });
      if (answer?.problem.error !== 'invalid-input' || isAboutCombination(call, example)) continue;
      const refused = refusedFields(call.route, example);
      if (refused.length > 0) faults.push(`valid, but refused for ${refused.join()}: ${JSON.stringify(example)}`);
    }
    for (const [at, example] of (call.invalid ? made(call.invalid) : []).entries()) {
      const answer = await this.answer(call, caller, example, { seed: seed + at, faults });
      if (answer && answer.status < 400) faults.push(`invalid, but taken: ${JSON.stringify(example)}`);
    }
    return faults;
  }

  private async answer(
    call: DocumentedCall,
    caller: Caller,
    example: FuzzedCall,
    { seed, faults }: { seed: number; faults: string[] },
  ): Promise<Answer | undefined> {
    const known = seed % 2 === 0 ? expectedAccess[call.name]?.parts?.(this.world) : undefined;
    const params = Object.fromEntries(
      call.pathParameters.map((one) => [one.name, fc.sample(parameterTexts(one), { numRuns: 1, seed })[0] ?? '']),
    );
    const parts = { ...example, params: { ...params, ...known?.params } };
    try {
      const answer = await this.signedInCall(call, caller, parts);
      if (answer.status >= 500) faults.push(`${answer.status} ${answer.problem.error}: ${JSON.stringify(parts)}`);
      return answer;
    } catch (error) {
      faults.push(`${(error as Error).message}: ${JSON.stringify(parts)}`);
      return undefined;
    }
  }

  /** Signs in again after operations that end the session. */
  private async signedInCall({ route }: DocumentedCall, caller: Caller, parts: FuzzedCall): Promise<Answer> {
    const token = await this.tokenOf(caller);
    const answer = await this.posy.call(route, { ...parts, ...(token !== undefined && { token }) });
    if (answer.problem.error !== 'session-ended' || token === undefined) return answer;
    this.tokens.delete(caller);
    const anew = await this.tokenOf(caller);
    return this.posy.call(route, { ...parts, ...(anew !== undefined && { token: anew }) });
  }

  private async tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'visitor') return undefined;
    const token = this.tokens.get(caller) ?? (await this.posy.signIn(this.emails[caller]));
    this.tokens.set(caller, token);
    return token;
  }
}
