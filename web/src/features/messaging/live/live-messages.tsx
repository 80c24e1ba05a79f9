import { useLiveMessages } from './use-live-messages.js';

/** Keeps messages up to date on every page; shows nothing itself. Code of its own: visitors have no messages. */
export default function LiveMessages() {
  useLiveMessages();
  return null;
}
