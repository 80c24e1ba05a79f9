import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { DataExportMade, DataExportWanted } from '#contracts/identity/data-rights.messages.js';
import { Aggregate } from '#src/platform/domain/aggregate.js';
import { User } from '../../users/domain/user.js';

/** Milliseconds that an export can be downloaded. */
const downloadLifetime = 24 * 60 * 60 * 1000;

/** An export of all data about a user. The file is in the object storage; this is its state. */
@Entity({ schema: 'identity', tableName: 'data_export' })
@Index({ properties: ['userId'], name: 'data_export_of_user' })
export class DataExport extends Aggregate {
  @PrimaryKey({ type: 'uuid' })
  id: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', deleteRule: 'cascade' })
  userId: string;

  @Property({ type: 'timestamptz', length: 3 })
  requestedAt: Date;

  /** The end of the download period; null until the export is ready. */
  @Property({ type: 'timestamptz', length: 3, nullable: true })
  readyUntil: Date | null;

  /** Size of the file in bytes. */
  @Property({ type: 'integer', nullable: true })
  size: number | null;

  @Property({ type: 'timestamptz', length: 3, nullable: true })
  failedAt: Date | null;

  static want(id: string, userId: string, now: Date): DataExport {
    const wanted = Object.assign(new DataExport(), {
      id,
      userId,
      requestedAt: now,
      readyUntil: null,
      size: null,
      failedAt: null,
    });
    wanted.record(DataExportWanted({ userId, exportId: id }));
    return wanted;
  }

  /** Returns whether the export is pending or can be downloaded, so that no other one is necessary. */
  isCurrent(now: Date): boolean {
    return this.readyUntil ? now < this.readyUntil : this.failedAt === null;
  }

  /** Records that the file is stored. Idempotent. */
  made(size: number, now: Date): void {
    if (this.readyUntil) return;
    this.size = size;
    this.readyUntil = new Date(now.getTime() + downloadLifetime);
    this.failedAt = null;
    this.record(DataExportMade({ userId: this.userId, exportId: this.id }));
  }

  /** Records a failure. A retry by an operator may still succeed. */
  failed(now: Date): void {
    if (!this.readyUntil) this.failedAt = now;
  }
}
