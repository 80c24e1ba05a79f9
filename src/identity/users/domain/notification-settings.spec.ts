import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { firstNotificationChoices, notificationKinds } from '#contracts/identity/notification-choices.js';
import { notificationChoices, withChoices } from './notification-settings.js';

const choices = fc.record(
  { messages: fc.boolean(), reviews: fc.boolean(), listing: fc.boolean(), news: fc.boolean() },
  { requiredKeys: [] },
);

it('keeps the last choice of each kind, and defaults where none was made', () => {
  fc.assert(
    fc.property(fc.array(choices, { maxLength: 6 }), (made) => {
      const settings = made.reduce<Record<string, unknown>>(withChoices, { newVendorSignup: 'vendor' });
      expect(notificationChoices(settings)).toEqual(Object.assign({ ...firstNotificationChoices }, ...made));
      expect(settings['newVendorSignup']).toBe('vendor');
    }),
  );
});

it('reads any settings as choices of exactly the known kinds', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('notifications', 'other'), fc.jsonValue()), (settings) => {
      const read = notificationChoices(settings);
      expect(Object.keys(read)).toEqual([...notificationKinds]);
      expect(Object.values(read).every((choice) => typeof choice === 'boolean')).toBe(true);
    }),
  );
});
