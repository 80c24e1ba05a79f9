import { ArrowRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { tv } from 'tailwind-variants/lite';
import { siteSettings } from '../../../base/site-settings.js';
import { chooseSide as texts } from '../../../texts/choose-side.js';
import { BrandMark } from '../../../ui/brand-mark.js';
import { focusRing } from '../../../ui/focus-ring.js';
import { Modal } from '../../../ui/modal.js';

/** Couple or vendor. */
export type Side = 'couple' | 'vendor';

interface ChooseSideModalProps {
  /** The purpose of the sign-in. */
  purpose: 'signUp' | 'logIn';
  isOpen: boolean;
  onClose: () => void;
  /** Redirects couples to the quiz or the planner, vendors to their own pages. */
  onChoose: (side: Side) => void;
}

const card = tv({
  base: [
    focusRing,
    'group flex w-full cursor-pointer items-center gap-4 rounded-card border border-line-strong bg-surface p-5 text-left transition-colors hover:border-plum hover:bg-blush-soft pressed:bg-blush-soft',
  ],
});

/** Asks whether the visitor is a couple or a vendor (WEB-15). Loaded on demand. */
export default function ChooseSideModal({ purpose, isOpen, onClose, onChoose }: ChooseSideModalProps) {
  const { heading, lead } = texts[purpose];
  return (
    <Modal
      size="small"
      isOpen={isOpen}
      onClose={onClose}
      close={texts.close}
      title={heading()}
      mark={
        <span className="brand-name flex items-center gap-2 text-22 text-plum">
          <BrandMark />
          {siteSettings.name}
        </span>
      }
    >
      <p className="mb-5 text-muted">{lead}</p>
      <div className="grid gap-3">
        {(['couple', 'vendor'] as const).map((side) => (
          <Button key={side} onPress={() => onChoose(side)} className={card()}>
            <span className="grid grow gap-1">
              <span className="font-strong">{texts[side].title}</span>
              <span className="text-14 text-muted">{texts[side].text}</span>
            </span>
            <ArrowRight className="size-5 shrink-0 text-plum" aria-hidden />
          </Button>
        ))}
      </div>
    </Modal>
  );
}
