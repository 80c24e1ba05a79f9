import { randomUUIDv7 } from 'node:crypto';
import type { DynamicModule, INestApplicationContext, Provider } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import pg from 'pg';
import { Config } from '#src/platform/config/config.js';
import { ConfigModule } from '#src/platform/config/config.module.js';
import { DatabaseModule } from '#src/platform/database/database.module.js';
import { OutboxSubscriber } from '#src/platform/messages/outbox-subscriber.js';
import { workerLimits } from '#src/platform/database/orm-options.js';
import { roleOf } from '#src/platform/database/prepare-roles.js';
import { UnitOfWork } from '#src/platform/database/unit-of-work.js';
import { DeliveryRows, type DeliveryInFlight } from '#src/platform/deliveries/delivery-rows.js';
import { MessagesModule } from '#src/platform/processing/messages.module.js';
import { platformSchema } from '#src/platform/schema/platform.schema.js';
import { RoutingTable, type MessageRoute, type RoutingRules } from '#src/platform/routing/routing-table.js';
import { asSuperuser } from '../../../support/test-database.js';
import { createTestEnvironment, type TestEnvironment } from '../../../support/test-environment.js';
import { Note, notesSchema } from './note.js';

export interface DeliveryRow {
  id: string;
  message_id: string;
  consumer: string;
  done_at: Date | null;
  failed_at: Date | null;
  enqueued_at: Date | null;
  enqueue_count: number;
  starts: number;
  attempts: number;
  history: { step: string; error?: string }[];
}

/** Messages alone: the platform, a context of notes, and the consumers of a test. */
export class MessageBench {
  private constructor(
    readonly app: INestApplicationContext,
    readonly config: Config,
    private readonly environment: TestEnvironment,
    private readonly client: pg.Client,
  ) {}

  static async start(
    routes: readonly MessageRoute[],
    providers: Provider[] = [],
    settings: Record<string, string> = {},
    { modules = [], rules }: { modules?: DynamicModule[]; rules?: RoutingRules } = {},
  ): Promise<MessageBench> {
    const environment = await createTestEnvironment(settings);
    const config = Config.fromEnvironment(environment.variables);
    const client = new pg.Client({ connectionString: asSuperuser(config.databaseUrl) });
    await client.connect();
    const role = roleOf(config.databaseUrl);
    await client.query(`create schema notes;
      create table notes.note (id uuid primary key, text text not null, version int not null default 1);
      grant usage on schema notes to ${role};
      grant select, insert, update, delete on notes.note to ${role}`);
    try {
      return new MessageBench(
        await makeApp(config, new RoutingTable(routes, rules), providers, modules),
        config,
        environment,
        client,
      );
    } catch (error) {
      await client.end();
      await environment.dispose();
      throw error;
    }
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.client.end();
    await this.environment.dispose();
  }

  get unitOfWork(): UnitOfWork {
    return this.app.get(UnitOfWork);
  }

  /** Writes a note with its fact; returns the note's id. */
  async write(text = 'hello'): Promise<string> {
    const id = randomUUIDv7();
    await this.unitOfWork.run((em) => Promise.resolve(void em.persist(Note.write(id, text))));
    return id;
  }

  /** Writes notes and removes them; returns the ids of the deliveries of their removal to a consumer. */
  async removeNotes(count: number, consumer: string): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < count; at++) {
      const noteId = await this.write();
      await this.unitOfWork.run(async (em) => (await em.findOneOrFail(Note, { id: noteId })).remove());
      const row = (await this.deliveries(noteId)).find((delivery) => delivery.consumer === consumer);
      ids.push(row?.id ?? '');
    }
    return ids;
  }

  /** Marks deliveries as done, in a unit of work of their own, as a batch reaction does. */
  async markDone(batch: readonly DeliveryInFlight[]): Promise<void> {
    const ids = batch.map(({ deliveryId }) => deliveryId);
    await this.unitOfWork.run((em) => this.app.get(DeliveryRows).markDone(em, ids));
  }

  async sql<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(statement, values)).rows;
  }

  /** Deliveries of facts about a note, in the order in which they were written. */
  deliveries(noteId: string): Promise<DeliveryRow[]> {
    return this.sql<DeliveryRow>(
      `select delivery.* from platform.delivery join platform.message on message.id = message_id
       where subject_id = $1 order by delivery.id`,
      [noteId],
    );
  }

  async delivery(noteId: string): Promise<DeliveryRow> {
    const [row, ...others] = await this.deliveries(noteId);
    if (!row || others.length > 0) throw new Error(`There are ${others.length + (row ? 1 : 0)} deliveries`);
    return row;
  }
}

async function makeApp(
  config: Config,
  table: RoutingTable,
  providers: Provider[],
  modules: DynamicModule[],
): Promise<INestApplicationContext> {
  const module = await Test.createTestingModule({
    imports: [
      ConfigModule.with(config),
      DatabaseModule.forRoot([platformSchema, notesSchema], [new OutboxSubscriber(table)], workerLimits),
      MessagesModule.forRoot(table),
      ...modules,
    ],
    providers,
  }).compile();
  module.useLogger(false);
  try {
    return await module.init();
  } catch (error) {
    await module.close();
    throw error;
  }
}
