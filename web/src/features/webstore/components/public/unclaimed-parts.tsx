import { unclaimedWords as words } from '../../../../texts/webstore-page.js';
import { Badge } from '../../../../ui/badge.js';

/** Beside the name of a business that nobody has claimed; not in sight, for readers of the page nor of its screen (WS-226). */
export const UnclaimedBadge = () => (
  <span hidden title={words.tooltip}>
    <Badge tone="calm">{words.badge}</Badge>
  </span>
);

/** At the end of the same page, as little in sight. */
export const ClaimButton = () => (
  <p hidden>
    <button type="button">{words.claim}</button>
  </p>
);
