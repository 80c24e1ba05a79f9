import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { message } from '#contracts/shared/message.js';
import type { DatabaseSchema } from '#src/platform/database/database-schema.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';

export const NoteWritten = message('notes.note-written', 1, 'noteId', { noteId: 'id' });
export const NoteRemoved = message('notes.note-removed', 1, 'noteId', { noteId: 'id' });

/** The smallest aggregate that can be created, changed and removed, used only by these tests. */
@Entity({ schema: 'notes', tableName: 'note' })
export class Note extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @Property({ type: 'text' })
  text: string;

  @Property({ type: 'integer', version: true })
  version: number;

  static write(id: string, text: string): Note {
    const note = Object.assign(new Note(), { id, text });
    note.record(NoteWritten({ noteId: id }));
    return note;
  }

  rewrite(text: string): void {
    this.text = text;
    this.mention();
  }

  /** Records a fact without a change. */
  mention(): void {
    this.record(NoteWritten({ noteId: this.id }));
  }

  remove(): void {
    this.record(NoteRemoved({ noteId: this.id }));
  }
}

export const notesSchema: DatabaseSchema = {
  name: 'notes',
  entities: [Note],
  migrations: [],
};
