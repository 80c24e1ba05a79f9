import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import {
  HoldsPersonalData,
  type DataSubject,
  type PersonalDataSource,
} from '#src/platform/personal-data/personal-data-source.js';
import type { MessagingTables } from '../messaging.tables.js';

/** The reports that a person has made. */
@Injectable()
@HoldsPersonalData('reports')
export class ReportsData implements PersonalDataSource {
  constructor(private readonly database: ReadDatabase) {}

  async dataOf({ userId }: DataSubject): Promise<Record<string, unknown>> {
    const reports = this.database.tables<MessagingTables>().selectFrom('messaging.report');
    const own = reports.where('reporter_id', '=', userId);
    return {
      reports: await own.select(['subject', 'subject_id', 'reason', 'details', 'created_at', 'decision']).execute(),
    };
  }
}
