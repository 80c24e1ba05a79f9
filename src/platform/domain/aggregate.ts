import type { Fact } from '#contracts/shared/message.js';

// A field would be missing on loaded entities, because MikroORM creates them without running initializers.
const recorded = new WeakMap<object, Fact[]>();

/** Base class of aggregates: records facts, which are written to the outbox together with the change. */
export abstract class Aggregate {
  protected record(fact: Fact): void {
    const facts = recorded.get(this);
    if (facts) facts.push(fact);
    else recorded.set(this, [fact]);
  }
}

/** Returns the facts that an entity has recorded since the last call. */
export function takeFacts(entity: object): Fact[] {
  const facts = recorded.get(entity) ?? [];
  recorded.delete(entity);
  return facts;
}
