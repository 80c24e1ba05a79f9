import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { AuthUserView } from '#contracts/identity/identity.views.js';
import { imageReviewRoutes } from '#contracts/webstore/image-review.routes.js';
import type { SectionPictureView } from '#contracts/webstore/section-picture.js';
import { webstoreRoutes } from '#contracts/webstore/webstore.routes.js';
import { siteSettings } from '../../../base/site-settings.js';
import { couple, publicWebstore, vendor } from '../../../test-support/examples.js';
import { aPage, photo, section, showPage, webstoresOfVendor } from '../../../test-support/open-webstore-page.js';

beforeEach(() => void (siteSettings.administratorEmail = 'hello@posy.example'));

describe('pictures that may not be shown', () => {
  const flagged = { ...photo(2), validationResult: false, isCoverPhoto: false, reasons: ['content' as const] };
  const images = [photo(1), flagged, photo(3)];
  const ownerApi = () =>
    aPage().answer(webstoreRoutes.webstoreByUrl, ({ query }) =>
      publicWebstore({
        images: query['removeInvalidImgSrc'] === 'false' ? images : images.filter((one) => one.validationResult),
      }),
    );
  const open = async (user?: AuthUserView) => {
    const api = ownerApi().answer(webstoreRoutes.webstoresOfUser, () => webstoresOfVendor(publicWebstore().id));
    const page = await showPage({}, api, user);
    return { ...page, openers: () => section('Gallery').getAllByRole('button', { name: /^Open photo/ }) };
  };

  it('are blurred behind a warning with the reason for owner and admin, and not part of the slide show [WS-95]', async () => {
    for (const reader of [vendor, { ...couple, isAdmin: true }]) {
      const { openers, user, unmount } = await open(reader);
      expect(await section('Gallery').findByRole('heading', { name: 'Image flagged' })).toBeInTheDocument();
      const figure = section('Gallery').getByRole('figure');
      expect(figure).toHaveTextContent('This image does not meet the standards of our image guidelines.');
      expect(figure).toHaveTextContent('It may show something our guidelines don’t allow.');
      expect(figure.querySelector('.blur-lg img')).not.toBeNull();
      expect(openers().map((opener) => opener.getAttribute('aria-label'))).toEqual([
        'Open photo 1: Photo 1',
        'Open photo 2: Photo 3',
      ]);
      await user.click(openers()[1] as HTMLElement);
      const dialog = within(await screen.findByRole('dialog'));
      expect(dialog.getByRole('status')).toHaveTextContent('2 of 2');
      expect(dialog.getByText('Caption 3')).toBeInTheDocument();
      unmount();
    }
  });

  it('let the owner write to the administrator, who knows which photo it is about [WS-95, OP-45]', async () => {
    await open(vendor);
    const contact = await section('Gallery').findByRole('link', { name: 'Contact administrator' });
    const { protocol, pathname, searchParams } = new URL(contact.getAttribute('href') ?? '');
    expect([protocol, pathname, searchParams.get('subject')]).toEqual([
      'mailto:',
      'hello@posy.example',
      'A flagged photo',
    ]);
    expect(searchParams.get('body')).toContain(photo(2).pictureId);
    expect(contact.getAttribute('href')).not.toContain('+');
    expect(section('Gallery').getByRole('figure')).toHaveTextContent('Contact support');
    expect(section('Gallery').queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  });

  it('can be approved by an operator on the page [OP-45]', async () => {
    const { api, user } = await open({ ...couple, isAdmin: true });
    let isApproved = false;
    api
      .answer(imageReviewRoutes.approveImage, () => {
        isApproved = true;
        return { success: true as const };
      })
      .answer(webstoreRoutes.webstoreByUrl, () =>
        publicWebstore({ images: images.map((one) => ({ ...one, adminApproved: isApproved })) }),
      );
    const figure = await section('Gallery').findByRole('figure');
    expect(within(figure).queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit your page' })).not.toBeInTheDocument();
    await user.click(await within(figure).findByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('1 photo approved')).toBeInTheDocument();
    expect(api.callsOf(imageReviewRoutes.approveImage)[0]?.path).toContain(photo(2).id);
    await waitFor(() => expect(section('Gallery').queryByText('Image flagged')).not.toBeInTheDocument());
  });

  it('of a package and an award are blurred behind the same warning [WS-95]', async () => {
    const { pictureId, width, height, placeholder, alt } = photo(4);
    const image = { pictureId, width, height, placeholder, alt };
    const parts = (picture: SectionPictureView) => ({
      packages: [
        {
          id: 'p',
          ordinal: 0,
          name: 'All day',
          price: 900,
          description: '',
          inclusions: [],
          imageId: 'i',
          image: picture,
        },
      ],
      awards: [{ id: 'a', ordinal: 0, name: 'Best porch', link: '', imageId: 'i', image: picture }],
    });
    const api = aPage()
      .answer(webstoreRoutes.webstoresOfUser, () => webstoresOfVendor(publicWebstore().id))
      .answer(webstoreRoutes.webstoreByUrl, ({ query }) =>
        publicWebstore(parts(query['removeInvalidImgSrc'] === 'false' ? { ...image, isFlagged: true } : image)),
      );
    await showPage({}, api, vendor);
    for (const name of ['Packages', 'Awards']) {
      expect(await section(name).findByRole('heading', { name: 'Image flagged' })).toBeInTheDocument();
      expect(section(name).getByRole('figure').querySelector('.blur-lg img')).not.toBeNull();
      expect(section(name).getAllByRole('presentation', { hidden: true })).toHaveLength(1);
    }
  });

  it('are hidden from everybody else [WS-94]', async () => {
    const { openers, api } = await open(couple);
    expect(openers()).toHaveLength(2);
    expect(screen.queryByText('Image flagged')).not.toBeInTheDocument();
    expect(api.callsOf(webstoreRoutes.webstoreByUrl).map(({ query }) => query)).toEqual([{}]);
  });
});
