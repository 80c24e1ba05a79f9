import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Consumes, type Reaction } from '#src/platform/deliveries/consumer.js';
import { DeliveryRunner } from '#src/platform/processing/delivery-runner.js';
import { Relay } from '#src/platform/processing/relay.js';
import { MessageBench } from './message-bench.js';
import { NoteWritten } from './note.js';

@Consumes({ consumer: 'test.reader' })
class Reader implements Reaction {
  react = () => Promise.resolve();
}

let bench: MessageBench;

beforeAll(async () => {
  bench = await MessageBench.start([{ message: NoteWritten, consumer: 'test.reader', queue: 'reactions' }], [Reader]);
  await bench.sql(`create table notes.commit (at serial, kind text, is_later boolean);
    create function notes.note_commit() returns trigger language plpgsql security definer as $$
    begin
      insert into notes.commit (kind, is_later) values
        (case when tg_table_name = 'note' then 'change'
           when to_jsonb(new) ->> 'done_at' is not null then 'done' else 'bookkeeping' end,
         (select source = 'session' from pg_settings where name = 'synchronous_commit'));
      return null;
    end $$;
    create constraint trigger on_commit after update on platform.delivery
      deferrable initially deferred for each row execute function notes.note_commit();
    create constraint trigger on_commit after insert on notes.note
      deferrable initially deferred for each row execute function notes.note_commit()`);
});
afterAll(() => bench.stop());

it('only bookkeeping that is repeated commits before it is on disk, never a change or a delivery that is done', async () => {
  const id = await bench.write();
  const delivery = await bench.delivery(id);
  await bench.app.get(Relay).enqueueDue();
  await bench.app.get(DeliveryRunner).run([delivery.id]);
  await bench.write();
  expect((await bench.delivery(id)).done_at).not.toBeNull();
  expect(await bench.sql('select kind, is_later from notes.commit order by at')).toEqual([
    { kind: 'change', is_later: false },
    { kind: 'bookkeeping', is_later: true },
    // The start of the delivery, which is committed before its consumer runs.
    { kind: 'bookkeeping', is_later: true },
    { kind: 'done', is_later: false },
    { kind: 'change', is_later: false },
  ]);
});
