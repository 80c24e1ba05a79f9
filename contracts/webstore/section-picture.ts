import type { PictureView } from '../shared/picture.js';

/** A picture of a package or an award. */
export interface SectionPictureView extends PictureView {
  /** True only for owner and admins who asked for all pictures (WS-98): shown blurred behind a warning. */
  isFlagged?: boolean;
}
