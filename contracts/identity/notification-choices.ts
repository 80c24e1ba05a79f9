/** What a person may choose to be told by mail. */
export const notificationKinds = ['messages', 'reviews', 'listing', 'news'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Kind of mail -> whether it is wanted. Codes, and notices about the safety of an account, are none of them: they cannot
 * be switched off.
 */
export type NotificationChoices = Record<NotificationKind, boolean>;

/** Until somebody chooses: whatever concerns them, and no advertising. */
export const firstNotificationChoices: NotificationChoices = {
  messages: true,
  reviews: true,
  listing: true,
  news: false,
};
