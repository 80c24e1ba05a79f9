import type { ImagePurpose } from './image-rules.js';
import type { ImageView } from './webstore.views.js';

/** A picture that waits for an operator. */
export interface ReviewedImageView {
  image: ImageView;
  category: ImagePurpose;
  /** Results of the content check, 0 to 1 by name; empty when it has none. */
  scores: Record<string, number>;
  /** ISO 8601, UTC; null for pictures that were not uploaded by their vendor. */
  uploadedAt: string | null;
  webstore: { id: string; name: string; url: string | null };
  /** Name of the business; null when it is gone. */
  vendorName: string | null;
}
