import type { Folder, Side } from '#contracts/messaging/conversation.js';
import { pagePaths } from '#contracts/shared/page-paths.js';
import { messaging } from '../../../texts/messaging.js';
import { ButtonLink } from '../../../ui/button-link.js';

const texts = messaging.empty;

/** Describes what will appear in an empty folder; in the inbox with the way to the first message (MSG-9). */
export function EmptyFolder({ side, folder }: { side: Side; folder: Folder }) {
  const isVendor = side === 'vendor';
  const { title, text } =
    folder === 'inbox' ? { ...texts.inbox, text: isVendor ? texts.inbox.vendor : texts.inbox.couple } : texts[folder];
  return (
    <div className="grid grow content-center justify-items-center px-8 py-14 text-center">
      <h2 className="display-22">{title}</h2>
      <p className="mt-2 max-w-80 text-muted">{text}</p>
      {folder === 'inbox' && (
        <ButtonLink
          to={isVendor ? pagePaths.vendorWebstore : pagePaths.vendors}
          kind={isVendor ? 'line' : 'primary'}
          className="mt-6"
        >
          {isVendor ? messaging.seeWebstore : messaging.findVendors}
        </ButtonLink>
      )}
    </div>
  );
}
