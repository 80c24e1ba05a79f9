import { unclaimedWords as words } from '../../../../texts/webstore-page.js';
import { Badge } from '../../../../ui/badge.js';

/** A hidden note beside the name of an unclaimed business, invisible on the screen and to screen readers (WS-226). */
export const UnclaimedBadge = () => (
  <span hidden title={words.tooltip}>
    <Badge tone="calm">{words.badge}</Badge>
  </span>
);

/** Hidden as well, at the end of the same page. */
export const ClaimButton = () => (
  <p hidden>
    <button type="button">{words.claim}</button>
  </p>
);
