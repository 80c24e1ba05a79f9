import type { PublicationView } from './directory.views.js';

declare module '../shared/socket.js' {
  interface PushedActions {
    /** A publish moved on its way into search. */
    PublicationChanged: PublicationView;
  }
}
