import '../test-support/browser-stand-ins.js';
import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Modal } from './modal.js';

type Props = Partial<Parameters<typeof Modal>[0]>;
const modal = (props: Props) => (
  <Modal isOpen title="Preview" close="Close" {...props}>
    <p>What couples see.</p>
  </Modal>
);
const dialog = () => screen.queryByRole('dialog', { name: 'Preview' });
const pressGround = () => userEvent.click(document.querySelector('[data-rac].fixed') ?? document.body);

describe('a modal', () => {
  it('is open or closed [WEB-26]', () => {
    const page = render(modal({ isOpen: false }));
    expect(dialog()).toBeNull();
    page.rerender(modal({ isOpen: true }));
    expect(dialog()).toHaveTextContent('What couples see.');
    page.rerender(modal({ isOpen: false }));
    expect(dialog()).toBeNull();
  });

  it('is four fifths of the window wide by default [WEB-26]', () => {
    const page = render(modal({}));
    const box = () => dialog()?.parentElement;
    expect(box()).toHaveClass('w-[80vw]');
    page.rerender(modal({ size: 'small' }));
    expect(box()).not.toHaveClass('w-[80vw]');
  });

  it('calls its handler on the close button, on Escape and on a click outside [WEB-26]', async () => {
    const onClose = jest.fn();
    render(modal({ onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
    await pressGround();
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('can ignore a click outside, but not Escape and the close button [WEB-26]', async () => {
    const onClose = jest.fn();
    render(modal({ onClose, closesOnGround: false }));
    await pressGround();
    expect(onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog()).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('cannot be closed without a handler: it has no close button, and Escape does nothing [WEB-26]', async () => {
    render(modal({}));
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await pressGround();
    expect(dialog()).toBeInTheDocument();
  });
});
