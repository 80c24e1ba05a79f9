import type { Fact } from '#contracts/shared/message.js';

// Not a field: MikroORM makes loaded entities without running initialisers, so a field would be missing on them.
const recorded = new WeakMap<object, Fact[]>();

/** Base of every aggregate: what happened to it is recorded here and written to the outbox with the change itself. */
export abstract class Aggregate {
  protected record(fact: Fact): void {
    const facts = recorded.get(this);
    if (facts) facts.push(fact);
    else recorded.set(this, [fact]);
  }
}

/** Hands over what an entity has recorded since it was last asked. */
export function takeFacts(entity: object): Fact[] {
  const facts = recorded.get(entity) ?? [];
  recorded.delete(entity);
  return facts;
}
