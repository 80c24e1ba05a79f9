import {
  firstNotificationChoices,
  notificationKinds,
  type NotificationChoices,
} from '#contracts/identity/notification-choices.js';

/** Returns the notification choices in the settings of a user, with defaults for those that were never made. */
export function notificationChoices(settings: Record<string, unknown>): NotificationChoices {
  const chosen = (settings['notifications'] ?? {}) as Record<string, unknown>;
  const choices = notificationKinds.map((kind) => {
    const choice = chosen[kind];
    return [kind, typeof choice === 'boolean' ? choice : firstNotificationChoices[kind]];
  });
  return Object.fromEntries(choices) as NotificationChoices;
}

/** Returns the settings with some choices replaced. */
export const withChoices = (
  settings: Record<string, unknown>,
  choices: Partial<NotificationChoices>,
): Record<string, unknown> => ({
  ...settings,
  notifications: { ...notificationChoices(settings), ...choices },
});
