import type { Folder, ReportReason } from '#contracts/messaging/conversation.js';
import type { EventType } from '#contracts/events/event.js';
import { count } from './count.js';
import { eventSetup } from './events.js';

const eventWord = (type: EventType | null) => {
  if (type === null) return 'event';
  return type === 'PartyOnly' ? 'party' : eventSetup.types[type].toLowerCase();
};

/** Words of the inboxes of couples and vendors. */
export const messaging = {
  title: 'Inbox',
  open: 'Open',
  unread: (conversations: number) => `${conversations} unread`,
  unreadMark: 'Unread',
  folders: { inbox: 'Inbox', archive: 'Archive', trash: 'Trash' } satisfies Record<Folder, string>,
  foldersLabel: 'Folders',
  list: 'Conversations',
  more: 'Show more',
  failed: { title: 'We couldn’t load your messages', text: 'Check your connection and try again.' },
  empty: {
    inbox: {
      title: 'Your inbox is empty',
      couple: 'No messages yet. Ask a vendor for a quote, and the reply will appear here.',
      vendor: 'No messages yet. When couples ask you for a quote, their messages appear here.',
    },
    archive: { title: 'Nothing archived', text: 'Conversations you archive appear here.' },
    trash: { title: 'The trash is empty', text: 'Conversations you delete appear here.' },
  },
  findVendors: 'Find vendors',
  seeWebstore: 'Your webstore',
  latest: {
    heading: 'Messages',
    none: 'No messages yet. Ask a vendor for a quote, and the reply will appear here.',
  },
  unreadCard: {
    heading: 'Unread messages',
    none: 'None right now. New messages appear here.',
    open: 'Open the inbox',
  },
  choose: { title: 'Choose a conversation', text: 'Its messages appear here.' },
  toast: (name: string, said: string) => `${name}: ${said}`,
  someoneWhoLeft: 'Former member',
  preview: {
    quoteRequest: 'Quote request',
    file: { image: 'Sent a picture', other: 'Sent a file' },
    own: (said: string) => `You: ${said}`,
  },
  context: {
    dateOpen: 'no date yet',
    event: (type: EventType | null) => (type ? eventSetup.types[type] : 'Event'),
  },
  booked: {
    mark: 'Mark as booked',
    isMarked: 'You’ve booked them',
    unmark: 'Mark as not booked',
    done: (name: string) => `${name} is marked as booked and listed with your event`,
    undone: (name: string) => `${name} is no longer marked as booked`,
  },
  actions: {
    label: (name: string) => `Actions for ${name}`,
    title: 'Conversation',
    markUnread: 'Mark as unread',
    toInbox: 'Move to inbox',
    archive: 'Archive',
    trash: 'Delete',
    report: 'Report',
    close: 'Close',
    done: {
      inbox: 'Moved to your inbox',
      archive: 'Archived. A new message brings it back.',
      trash: 'Moved to the trash. A new message brings it back.',
    } satisfies Record<Folder, string>,
  },
  thread: {
    conversation: (name: string) => `Conversation with ${name}`,
    label: (name: string) => `Messages with ${name}`,
    back: 'Back to the inbox',
    failed: { title: 'We couldn’t load this conversation', text: 'Check your connection and try again.' },
    gone: {
      title: 'We couldn’t find this conversation',
      text: 'It may belong to someone else, or the link may be wrong.',
    },
    newMessages: 'New',
    newOn: (day: string) => `New, ${day}`,
    jump: 'Latest messages',
    arrived: (name: string, said: string) => `${name} says: ${said}`,
    you: 'You',
    state: {
      sending: 'Sending',
      sent: 'Sent',
      held: 'We review links from new accounts before they’re delivered.',
      refused: 'Not delivered. This message breaks our rules.',
    },
    notSent: 'Not sent.',
    sendAgain: 'Send again',
    discard: 'Discard',
    connecting: 'Reconnecting. You can keep writing: your messages will be sent once you’re back online.',
    left: 'This conversation has ended. You can still read it, but nobody will get new messages.',
    trashed: 'This conversation is in the trash.',
    impersonated: 'You’re viewing this account as an operator. Only its owner can send messages.',
    file: (type: string, size: string) => `${type}, ${size}`,
    pdf: 'PDF',
    picture: 'Picture',
    download: (filename: string) => `Download ${filename}`,
    openPicture: (filename: string) => `Open ${filename}`,
  },
  composer: {
    label: (name: string) => `Write to ${name}`,
    field: 'Message',
    placeholder: 'Write a message',
    enterSends: 'Press Enter to send',
    send: 'Send',
    left: (characters: number) => `${count(characters, 'character')} left`,
    tooLong: (characters: number) => `${count(characters, 'character')} over the limit`,
    attach: 'Attach a picture or PDF',
    limits: 'Picture or PDF, up to 15 MB',
    remove: (filename: string) => `Remove ${filename}`,
    uploading: (filename: string) => `Uploading ${filename}`,
    refused: (filename: string) => `${filename} wasn’t attached.`,
    uploadFailed: 'The upload failed. Choose the file again.',
    refusedText: 'You can send JPEG and PNG pictures and PDFs up to 15 MB.',
  },
  quote: {
    title: 'Quote request',
    name: 'Name',
    event: 'Event',
    date: 'Date',
    budget: 'Budget',
    guests: 'Guests',
    place: 'Place',
    about: (guests: string) => `About ${guests}`,
    placeAway: (place: string, miles: number) => `${place}, ${count(miles, 'mile')} away`,
    open: 'Not decided yet',
  },
  about: {
    vendor: 'About this vendor',
    event: 'Their event',
    eventOf: (firstName: string, type: EventType | null) =>
      firstName === '' ? 'Their event' : `${firstName}’s ${eventWord(type)}`,
    seePage: 'View their page',
    calendar: 'Open your calendar',
    report: (name: string) => `Report ${name}`,
    onYourDate: {
      available: 'Free on your date',
      partial: 'Partly free on your date',
      unavailable: 'Booked on your date',
      unknown: 'Availability for your date isn’t listed, so ask',
    },
    thatDay: {
      available: 'You’re free that day',
      partial: 'You’re partly free that day',
      unavailable: 'You’re booked that day',
      unknown: 'You haven’t marked that day',
    },
    onDay: {
      available: (day: string) => `You’re free on ${day}`,
      partial: (day: string) => `You’re partly free on ${day}`,
      unavailable: (day: string) => `You’re booked on ${day}`,
      unknown: (day: string) => `You haven’t marked ${day}`,
    },
    privacy: 'Your email and phone number stay private until you share them.',
  },
};

/** Words of the dialog that reports a couple or a vendor. */
export const report = {
  title: (name: string) => `Report ${name}`,
  lead: 'They won’t know who reported them. A person reads every report.',
  reasons: {
    offensive: { title: 'Offensive', text: 'Hurtful words or pictures' },
    spam: { title: 'Spam', text: 'Advertising, or the same message again and again' },
    fraud: { title: 'Fraud', text: 'Asks for money elsewhere, or isn’t who they say they are' },
    other: { title: 'Other', text: 'Tell us in your own words' },
  } satisfies Record<ReportReason, { title: string; text: string }>,
  reason: 'Why are you reporting this?',
  reasonMissing: 'Choose a reason',
  details: 'What happened?',
  detailsHint: 'A sentence is enough',
  detailsMissing: 'Please say what happened',
  send: 'Send report',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Error submitting',
  failedText: 'Your report is still here. Try sending it again.',
  thanks: 'Thank you. We’ve received your report.',
  again: 'You’ve already reported this. We’re looking into it.',
};
