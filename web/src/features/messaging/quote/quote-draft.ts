import { browserStorage } from '../../../lib/browser-storage.js';
import { drafts } from '../conversations/drafts.js';

const name = 'quote';

/** The typed text of a quote request, kept until it is sent; one draft for all vendors. */
export const quoteDraft = {
  read: (): string => drafts.read(browserStorage(), name),
  write: (text: string): void => drafts.write(browserStorage(), name, text),
};
