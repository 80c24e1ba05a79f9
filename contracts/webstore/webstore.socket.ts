import type { ImagesChangedData } from './image.views.js';

export interface EntitlementChangedData {
  webstoreId: string;
}

declare module '../shared/socket.js' {
  interface PushedActions {
    /** Pictures of a webstore were checked, approved or removed; its owner reads the draft again. */
    ImagesChanged: ImagesChangedData;
    /** The plan of a webstore is in effect: its draft, read from now on, has the tier and the features of it. */
    EntitlementChanged: EntitlementChangedData;
  }
}
