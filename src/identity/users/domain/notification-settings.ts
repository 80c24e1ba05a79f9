import {
  firstNotificationChoices,
  notificationKinds,
  type NotificationChoices,
} from '#contracts/identity/notification-choices.js';

/** What a person has chosen, as the settings of the user keep it; what they never chose is as it is at first. */
export function notificationChoices(settings: Record<string, unknown>): NotificationChoices {
  const chosen = (settings['notifications'] ?? {}) as Record<string, unknown>;
  const choices = notificationKinds.map((kind) => {
    const choice = chosen[kind];
    return [kind, typeof choice === 'boolean' ? choice : firstNotificationChoices[kind]];
  });
  return Object.fromEntries(choices) as NotificationChoices;
}

/** The settings with some choices made anew; the others stay. */
export const withChoices = (
  settings: Record<string, unknown>,
  choices: Partial<NotificationChoices>,
): Record<string, unknown> => ({
  ...settings,
  notifications: { ...notificationChoices(settings), ...choices },
});
