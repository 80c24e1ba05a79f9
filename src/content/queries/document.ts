import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { DocumentView } from '#contracts/content/content.views.js';
import type { DocumentName } from '#contracts/content/document-name.js';
import { Config } from '#src/platform/config/config.js';
import { siteSettingsOf } from '#src/platform/http/pages/site-settings-of.js';
import { contact } from '../documents/contact.js';
import { privacyPolicy } from '../documents/privacy-policy.js';
import type { SiteFacts } from '../documents/site-facts.js';
import { termsOfUse } from '../documents/terms-of-use.js';

const documents: Record<DocumentName, (facts: SiteFacts) => DocumentView> = {
  privacy: privacyPolicy,
  terms: termsOfUse,
  contact,
};

/** The current version of a document of the site, with the operator's name and contact details. */
export class Document extends Query<DocumentView> {
  constructor(readonly name: DocumentName) {
    super();
  }
}

@QueryHandler(Document)
export class DocumentHandler implements IQueryHandler<Document> {
  constructor(private readonly config: Config) {}

  execute({ name }: Document): Promise<DocumentView> {
    const { name: siteName, support, administratorEmail: email } = siteSettingsOf(this.config);
    const { phone, textNumber } = support;
    return Promise.resolve(documents[name]({ name: siteName, email, phone, textNumber }));
  }
}
