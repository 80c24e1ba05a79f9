import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { FaqOptionView } from '#contracts/webstore/faq-option.view.js';
import { faqOptions } from '../catalogue/faq-options.js';

/** The preset questions of the FAQ editor (WS-108). */
export class VendorFaqOptions extends Query<FaqOptionView[]> {}

@QueryHandler(VendorFaqOptions)
export class VendorFaqOptionsHandler implements IQueryHandler<VendorFaqOptions> {
  execute(): Promise<FaqOptionView[]> {
    return Promise.resolve([...faqOptions]);
  }
}
