import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aDirectory, paged } from '../../../test-support/open-directory.js';
import { renderApp } from '../../../test-support/render-app.js';

const open = async (path: string, api = aDirectory()) => {
  const page = renderApp({ path, api });
  await screen.findByText(/^\d+ vendors?$/);
  return page;
};

describe('the sheet with the filters', () => {
  const openSheet = async (path: string) => {
    const page = await open(path);
    await page.user.click(screen.getByRole('button', { name: /^Filters/ }));
    return { ...page, sheet: within(await screen.findByRole('dialog', { name: 'Filters' })) };
  };

  it('shows a live number of vendors, and closes to show them', async () => {
    const api = aDirectory((call) => (call.query['styles'] ? { ...paged(call), numResults: 12 } : paged(call)));
    const page = await open('/vendors?category=florist', api);
    await page.user.click(screen.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    expect(sheet.getByRole('button', { name: 'Show 30 vendors' })).toBeInTheDocument();
    await page.user.click(sheet.getByRole('checkbox', { name: /^Garden/ }));
    await page.user.click(await sheet.findByRole('button', { name: 'Show 12 vendors' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.address()).toBe('/vendors?category=florist&styles=11001');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Filters/ })).toHaveFocus());
  });

  it('is one step of Back, with all its choices', async () => {
    const { user, sheet, go, address } = await openSheet('/vendors?category=florist');
    await user.click(sheet.getByRole('checkbox', { name: /^Garden/ }));
    await user.click(sheet.getByRole('checkbox', { name: /^Standard/ }));
    expect(address()).toBe('/vendors?category=florist&styles=11001&price=2');
    await go(-1);
    expect(address()).toBe('/vendors?category=florist');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('clears everything and stays open', async () => {
    const { user, sheet, address } = await openSheet('/vendors?category=florist&styles=11001&price=2');
    await user.click(sheet.getByRole('button', { name: 'Clear all 2' }));
    expect(address()).toBe('/vendors?category=florist');
    expect(sheet.queryByRole('button', { name: /^Clear all/ })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toHaveFocus();
  });
});
