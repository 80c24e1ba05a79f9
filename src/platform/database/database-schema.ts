import type { AnyEntity, EntityClass } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';

type MigrationClass = new (...args: ConstructorParameters<typeof Migration>) => Migration;

/** The part of the database that a context owns: its schema, entities and migrations. */
export interface DatabaseSchema {
  /** PostgreSQL schema. */
  readonly name: string;
  readonly entities: readonly EntityClass<AnyEntity>[];
  /** Named `<date>-<number>-<what>`; they run in the order of their names across all contexts. */
  readonly migrations: readonly { readonly name: string; readonly class: MigrationClass }[];
}
