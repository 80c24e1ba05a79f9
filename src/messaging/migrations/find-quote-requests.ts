import { Migration } from '@mikro-orm/migrations';

export class FindQuoteRequests extends Migration {
  override up(): void {
    this.addSql(`create index message_quote_request on messaging.message (conversation_id, seq)
      where type = 'quote-request'`);
  }
}
