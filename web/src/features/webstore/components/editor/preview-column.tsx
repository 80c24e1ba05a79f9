import { memo, type ReactNode } from 'react';
import { editor as texts } from '../../../../texts/editor.js';
import { PillChoice } from '../../../../ui/pill-choice.js';
import { PreviewLookContext, previewLooks, usePreviewLook, type PreviewLook } from './preview-look.js';

interface PreviewColumnProps {
  title: string;
  /** Contains a `PreviewFrame`. */
  children: ReactNode;
}

const looks = previewLooks.map((id) => ({ id, name: texts.looks[id] }));

/** The title of a preview, the choice of the screen, and the preview itself. */
export function PreviewColumn({ title, children }: PreviewColumnProps) {
  const [look, setLook] = usePreviewLook();
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="text-14 font-strong">{title}</p>
        <LookChoice look={look} onChoose={setLook} />
      </div>
      <PreviewLookContext value={look}>{children}</PreviewLookContext>
    </>
  );
}

interface LookChoiceProps {
  look: PreviewLook;
  onChoose: (look: PreviewLook) => void;
}

const LookChoice = memo(({ look, onChoose }: LookChoiceProps) => (
  <PillChoice label={texts.look} options={looks} value={look} onChange={onChoose} />
));
