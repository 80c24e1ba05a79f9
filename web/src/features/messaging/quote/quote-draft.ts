import { browserStorage } from '../../../lib/browser-storage.js';
import { drafts } from '../conversations/drafts.js';

const name = 'quote';

/** What is typed into a request is kept until it is sent, whoever it is for. */
export const quoteDraft = {
  read: (): string => drafts.read(browserStorage(), name),
  write: (text: string): void => drafts.write(browserStorage(), name, text),
};
