import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ListingQuery } from '#contracts/shared/listing.query.js';
import type { VendorRecordView } from '#contracts/identity/vendors.views.js';
import { pageOf } from '#src/platform/database/page-of.js';
import { ReadDatabase } from '#src/platform/database/read-database.js';
import { textPart } from '#src/platform/database/text-part.js';
import { vendorRecord } from '../vendors/vendor-record.js';
import type { VendorTable } from '../vendors/vendor-table.js';

interface Tables {
  'identity.vendor': VendorTable;
  'identity.user': { id: string; username: string };
}

/** Finds vendors for higher contexts. */
@Injectable()
export class VendorRegistry {
  constructor(private readonly database: ReadDatabase) {}

  /** Returns the vendor with this id, in one query. */
  async byId(vendorId: string): Promise<VendorRecordView | undefined> {
    const row = await this.vendors().where('vendor.id', '=', vendorId).select(columns).executeTakeFirst();
    return row && vendorRecord(row);
  }

  /** @param username the normalised email of the vendor's user */
  async byUsername(username: string): Promise<VendorRecordView | undefined> {
    const row = await this.vendors()
      .innerJoin('identity.user as user', 'user.id', 'vendor.user_id')
      .where('user.username', '=', username)
      .select(columns)
      .executeTakeFirst();
    return row && vendorRecord(row);
  }

  /** Returns a page of vendors, filtered by a part of the name or of the contact's email, ordered by name. */
  async page({ text, page, pageSize }: ListingQuery): Promise<{ results: VendorRecordView[]; numResults: number }> {
    let vendors = this.vendors();
    if (text !== undefined) {
      const part = textPart(text);
      vendors = vendors.where((where) =>
        where.or([where.eb('vendor.name', 'ilike', part), where.eb('vendor.contact_email', 'ilike', part)]),
      );
    }
    const ordered = vendors
      .select(columns)
      .orderBy(sql`lower(vendor.name)`)
      .orderBy('vendor.id');
    const { rows, numResults } = await pageOf(ordered, vendors, { page, pageSize });
    return { results: rows.map(vendorRecord), numResults };
  }

  private vendors() {
    return this.database.tables<Tables>().selectFrom('identity.vendor as vendor');
  }
}

const columns = [
  'vendor.id as id',
  'vendor.user_id as userId',
  'vendor.name as name',
  'vendor.contact_first_name as contactFirstName',
  'vendor.contact_last_name as contactLastName',
  'vendor.contact_email as contactEmail',
  'vendor.contact_phone as contactPhone',
  'vendor.tos_accepted as tosAccepted',
  'vendor.props as props',
  'vendor.version as version',
] as const;
