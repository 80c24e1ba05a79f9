import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { formatLongDay } from '../../../base/format.js';
import { openCheckout, payButton } from '../../../test-support/open-checkout.js';

beforeEach(() => window.localStorage.clear());

const applyCode = async (user: Awaited<ReturnType<typeof openCheckout>>['user'], code: string) => {
  await user.click(screen.getByRole('switch', { name: /promo code/i }));
  await user.type(screen.getByLabelText('Promo code', { selector: 'input[name]' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
};

describe('the promo code', () => {
  it('takes its percent off, and is sent with the payment [BIL-17] [BIL-32] [BIL-33] [BIL-26]', async () => {
    const { user, pay, sent } = await openCheckout();
    await applyCode(user, 'MARIGOLD15');
    expect(await screen.findByText('15% off')).toBeInTheDocument();
    expect(screen.getByText('MARIGOLD15, 15% off').closest('div')).toHaveTextContent('−$14.85');
    expect(screen.getByText('Sales tax').closest('div')).toHaveTextContent('$0.00');
    await pay();
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ couponCode: 'MARIGOLD15' })]));
  });

  it('is cleared with its chip, and with the toggle [BIL-31, BIL-33]', async () => {
    const { user } = await openCheckout();
    await applyCode(user, 'MARIGOLD15');
    await user.click(within(await screen.findByRole('grid')).getByRole('button'));
    expect(screen.queryByText('15% off')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Promo code', { selector: 'input[name]' }), 'MARIGOLD15');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('15% off');
    await user.click(screen.getByRole('switch', { name: /promo code/i }));
    expect(screen.queryByText(/15% off/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: /promo code/i }));
    expect(screen.getByLabelText('Promo code', { selector: 'input[name]' })).toHaveValue('');
  });

  it('is required while a discount is active: nothing is taken off without one [BIL-35]', async () => {
    const { user, pay, sent } = await openCheckout();
    await user.click(screen.getByRole('switch', { name: /promo code/i }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('Please enter a promo code')).toBeInTheDocument();
    await user.type(screen.getByLabelText('Promo code', { selector: 'input[name]' }), 'MARIGOLD15');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('15% off');
    // The field gives way to the code in use, so that it cannot be emptied.
    expect(screen.queryByLabelText('Promo code', { selector: 'input[name]' })).not.toBeInTheDocument();
    await pay();
    await waitFor(() => expect(sent()).toEqual([expect.objectContaining({ couponCode: 'MARIGOLD15' })]));
  });

  it('that is not valid takes nothing off [BIL-34]', async () => {
    const { user, pay, sent } = await openCheckout();
    await applyCode(user, 'MARYGOLD15');
    expect(await screen.findByText('Please enter a valid promo code')).toBeInTheDocument();
    expect(screen.queryByText(/% off$/)).not.toBeInTheDocument();
    await pay();
    expect(await screen.findByText('Press Apply to use this code, or clear it.')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });
});

describe('the summary', () => {
  it('says when the free days end and what is paid then [BIL-18, OP-111]', async () => {
    await openCheckout();
    const dates = within(screen.getByRole('list', { name: 'Payment schedule' })).getAllByRole('listitem');
    expect(dates.map((date) => /\$[\d.]+$/.exec(date.textContent)?.[0])).toEqual(['$0.00', '$0.00', '$99.00']);
    const inThirtyDays = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    expect(dates[1]).toHaveTextContent(`Next billing date, ${formatLongDay(inThirtyDays)}`);
    expect(payButton()).toHaveTextContent('Pay $0.00');
  });

  it('is in US dollars, with a sales tax of 0 [OP-119]', async () => {
    await openCheckout({ search: '?plan=planthree&billing=12' });
    expect(screen.getByText('Sales tax').nextSibling).toHaveTextContent(/^\$0\.00$/);
    expect(screen.getByText(/^Due today/)).toHaveTextContent(/\$948\.00$/);
  });

  it('charges a year at once with annual billing', async () => {
    await openCheckout({ search: '?plan=planthree&billing=12' });
    expect(payButton()).toHaveTextContent('Pay $948.00');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Start Premium today');
  });
});
