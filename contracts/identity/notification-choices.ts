/** The kinds of mail that a user can turn off. */
export const notificationKinds = ['messages', 'reviews', 'listing', 'news'] as const;

export type NotificationKind = (typeof notificationKinds)[number];

/**
 * Kind of mail -> whether it is sent. Codes and security notices are not among the kinds, because they cannot be turned
 * off.
 */
export type NotificationChoices = Record<NotificationKind, boolean>;

/** The defaults: mails that concern the user, and no advertising. */
export const firstNotificationChoices: NotificationChoices = {
  messages: true,
  reviews: true,
  listing: true,
  news: false,
};
