import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { openEditor, press, saves } from '../../../test-support/open-editor.js';

const link = (network: string) => screen.getByRole('textbox', { name: network });

async function add(page: Awaited<ReturnType<typeof openEditor>>, network: string) {
  await page.user.click(screen.getByRole('button', { name: /Add a link/ }));
  await page.user.click(await screen.findByRole('option', { name: network }));
  await waitFor(() => expect(link(network)).toHaveFocus());
}

describe('the links of a business', () => {
  it('are added one by one, shortened when pasted and after typing, and saved as stored [WS-60, WS-61]', async () => {
    const page = await openEditor({ links: { Website: 'wildrye.example' } });
    expect(link('Website')).toHaveValue('wildrye.example');
    await add(page, 'Instagram');
    await page.user.paste('https://www.instagram.com/wildrye/?hl=en');
    expect(link('Instagram')).toHaveValue('wildrye');
    await add(page, 'X');
    await page.user.keyboard('x.com/wildrye/');
    expect(link('X')).toHaveValue('x.com/wildrye/');
    await page.user.tab();
    expect(link('X')).toHaveValue('wildrye');
    await add(page, 'YouTube');
    await page.user.paste('https://youtube.com/@wildrye');
    await add(page, 'Google');
    await page.user.paste('https://g.page/wildrye/review');
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(saves(page)[0]).toMatchObject({
      links: {
        ...{ Website: 'wildrye.example', Instagram: 'wildrye', Twitter: 'wildrye', YouTube: '@wildrye' },
        Google: 'g.page/wildrye/review',
      },
    });
  });

  it('offer every network once, and an empty field is no change', async () => {
    const page = await openEditor({ links: { Facebook: 'wildrye' } });
    await page.user.click(screen.getByRole('button', { name: /Add a link/ }));
    const names = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(names).toHaveLength(12);
    expect(names).not.toContain('Facebook');
    await page.user.click(screen.getByRole('option', { name: 'Vimeo' }));
    await waitFor(() => expect(link('Vimeo')).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Auto-saved' })).toBeDisabled();
  });

  it('can be removed', async () => {
    const page = await openEditor({ links: { Website: 'wildrye.example', Facebook: 'wildrye' } });
    await press(page, 'Remove Facebook');
    expect(screen.queryByRole('textbox', { name: 'Facebook' })).not.toBeInTheDocument();
    await press(page, 'Save');
    await waitFor(() => expect(saves(page)).toHaveLength(1));
    expect(saves(page)[0]).toMatchObject({ links: { Website: 'wildrye.example' } });
  });
});
