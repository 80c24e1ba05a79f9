import type { PublishStatus } from '#contracts/webstore/webstore-content.js';
import { editAbout } from '../texts/edit-about.js';
import { Badge } from '../ui/badge.js';

const tones = { Published: 'good', 'Unpublished Changes': 'waiting', Unpublished: 'calm' } as const;

/** The publish status in one word (WS-21). */
export function PublishStatusBadge({ status }: { status: PublishStatus }) {
  return <Badge tone={tones[status]}>{editAbout.statuses[status]}</Badge>;
}
