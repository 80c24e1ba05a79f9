import type { ImagesChangedData } from './image.views.js';

declare module '../shared/socket.js' {
  interface PushedActions {
    /** Pictures of a webstore were checked, approved or removed; its owner reads the draft again. */
    ImagesChanged: ImagesChangedData;
  }
}
