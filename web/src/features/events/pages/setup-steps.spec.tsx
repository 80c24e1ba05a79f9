import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { at, heading, namesOf, next, openSetup } from '../../../test-support/open-setup.js';

describe('a step', () => {
  it('asks for a date, or a timeline when it is flexible [EV-25, EV-26, EV-27]', async () => {
    const nothing = { eventDate: null, isFlexible: false, eventTimeline: null };
    const { user } = await openSetup('/setup', at('event-date', { eventDate: nothing }));
    await heading('When is it?');
    await user.click(next());
    expect(await screen.findByText('Form can’t be empty')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Event date or timeline is required');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    expect(await screen.findByText('Required when timeline is flexible')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Event date or timeline is required');
  });

  it('offers today and later days alone [OP-91]', async () => {
    const nothing = { eventDate: null, isFlexible: false, eventTimeline: null };
    await openSetup('/setup', at('event-date', { eventDate: nothing }));
    await heading('When is it?');
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    const [first] = days.filter((day) => day.getAttribute('aria-disabled') !== 'true');
    expect(first).toHaveAccessibleName(/^Today, /);
    expect(screen.getByRole('button', { name: 'Previous month' })).toBeDisabled();
  });

  it('clears the date when it becomes flexible, and the timeline when a day is chosen [EV-10, EV-22, EV-23, EV-24]', async () => {
    const soon = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    const day = { eventDate: soon, isFlexible: false, eventTimeline: null };
    const { user, kept } = await openSetup('/setup', at('event-date', { eventDate: day }));
    await heading('When is it?');
    expect(screen.getByRole('grid')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /How soon is it/ }));
    expect(namesOf(await screen.findAllByRole('option'))).toEqual([
      'Less than 6 months',
      '6 to 12 months',
      'More than 12 months',
    ]);
    await user.click(await screen.findByRole('option', { name: 'Less than 6 months' }));
    await user.click(next());
    await heading('Where will it be?');
    expect(kept.profile.event?.eventDate).toEqual({ eventDate: null, isFlexible: true, eventTimeline: 1 });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('When is it?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re flexible' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    const days = within(screen.getByRole('grid')).getAllByRole('button');
    await user.click(days.find((one) => one.textContent === '15' && one.getAttribute('aria-disabled') !== 'true')!);
    await user.click(next());
    await heading('Where will it be?');
    expect(kept.profile.event?.eventDate).toMatchObject({ isFlexible: false, eventTimeline: null });
    expect(kept.profile.event?.eventDate.eventDate).toMatch(/-15$/);
  });

  it('asks for a place until it is unknown, and then for its type, of which the later one stays [EV-8, EV-28, EV-29, EV-30, EV-31, EV-32]', async () => {
    const none = { locationKnown: null, eventLocations: [] };
    const { user, kept } = await openSetup('/setup', at('event-location', none));
    await heading('Where will it be?');
    await user.click(next());
    expect(await screen.findByText('Place: field required')).toBeVisible();
    await user.type(screen.getByRole('combobox'), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(screen.getByRole('checkbox', { name: 'We don’t know yet' }));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    expect(await screen.findByText('Place type: field required')).toBeVisible();
    expect(namesOf(screen.getAllByRole('radio'))).toEqual([
      expect.stringMatching(/^Local/),
      expect.stringMatching(/^Destination/),
      expect.stringMatching(/^Not sure yet/),
    ]);
    await user.click(screen.getByRole('radio', { name: /^Destination/ }));
    await user.click(next());
    await heading('How many guests, and what’s your budget?');
    expect(kept.profile.event).toMatchObject({
      locationKnown: false,
      eventLocationType: 'destination',
      eventLocations: [],
    });
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await heading('Where will it be?');
    await user.click(screen.getByRole('checkbox', { name: 'We don’t know yet' }));
    await user.type(screen.getByRole('combobox'), 'chic');
    await user.click(await screen.findByRole('option', { name: 'Chicago, IL' }));
    await user.click(next());
    await heading('How many guests, and what’s your budget?');
    expect(kept.profile.event).toMatchObject({
      locationKnown: true,
      eventLocationType: null,
      eventLocations: [{ displayText: 'Chicago, IL' }],
    });
  });

  const refusedCounts = [
    ['0', 'Guest count must be greater than 0'],
    ['-5', 'Guest count must be greater than 0'],
    ['9.5', 'Guest count must be numeric and at most 100,000'],
    ['ninety', 'Guest count must be numeric and at most 100,000'],
    ['100001', 'Guest count must be numeric and at most 100,000'],
  ] as const;
  it.each(refusedCounts)('refuses %s guests [EV-37, OP-92]', async (typed, message) => {
    const open = { guestCount: null, guestCountKnown: null, budgetTier: null, budgetTierKnown: null };
    const { user } = await openSetup('/setup', at('event-details', { basics: open }));
    await heading('How many guests, and what’s your budget?');
    await user.type(screen.getByRole('textbox', { name: 'Guests' }), typed);
    await user.click(next());
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Budget: field required')).toBeVisible();
  });

  it('asks for guests and budget until either is known or not sure [EV-9, EV-33, EV-38]', async () => {
    const open = { guestCount: null, guestCountKnown: null, budgetTier: null, budgetTierKnown: null };
    const { user } = await openSetup('/setup', at('event-details', { basics: open }));
    await heading('How many guests, and what’s your budget?');
    expect(namesOf(screen.getAllByRole('radio'))).toEqual([
      expect.stringMatching(/^\${1}[^$]*Budget-friendly$/),
      expect.stringMatching(/^\${2}[^$]*Standard$/),
      expect.stringMatching(/^\${3}[^$]*Premium$/),
      expect.stringMatching(/^\${4}[^$]*Luxury$/),
    ]);
    await user.click(next());
    expect(await screen.findByText('Guests: field required')).toBeVisible();
    expect(screen.getByText('Budget: field required')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure how many yet' }));
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure about the budget yet' }));
    expect(screen.queryByText(/field required/)).not.toBeInTheDocument();
    await user.click(next());
    await heading('Who are you looking for?');
  });

  it('accepts not sure for guests and budget, which clears them, and deselects a budget when it is chosen again [EV-34, EV-35]', async () => {
    const { user, kept } = await openSetup('/setup', at('event-details'));
    await heading('How many guests, and what’s your budget?');
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure how many yet' }));
    expect(screen.getByRole('textbox', { name: 'Guests' })).toHaveValue('');
    await user.click(screen.getByRole('radio', { name: 'Premium' }));
    expect(screen.getByRole('radio', { name: 'Premium' })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Luxury' }));
    await user.click(screen.getByRole('checkbox', { name: 'We’re not sure about the budget yet' }));
    expect(screen.getByRole('radio', { name: 'Luxury' })).not.toBeChecked();
    await user.click(next());
    await heading('Who are you looking for?');
    expect(kept.profile.event?.basics).toEqual({
      guestCount: null,
      guestCountKnown: false,
      budgetTier: null,
      budgetTierKnown: false,
    });
  });

  it('selects all vendor categories at once, and can be skipped only while none is chosen [EV-40]', async () => {
    const { user } = await openSetup('/setup', at('event-vendors'));
    await heading('Who are you looking for?');
    await user.click(await screen.findByRole('checkbox', { name: 'We’re looking for everything' }));
    // An archived category is never offered.
    expect(screen.getByText('4 selected')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Venues' }));
    expect(screen.getByRole('checkbox', { name: 'We’re looking for everything' })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'We’re looking for everything' }));
    await user.click(screen.getByRole('checkbox', { name: 'We’re looking for everything' }));
    expect(screen.getByRole('button', { name: 'Skip' })).toBeVisible();
  });
});
