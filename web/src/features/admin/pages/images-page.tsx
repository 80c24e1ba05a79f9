import { useRef, useState, type KeyboardEvent } from 'react';
import type { ReviewedImageView } from '#contracts/webstore/image-review.views.js';
import { imageReview as texts } from '../../../texts/image-review.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.js';
import { Loaded } from '../../../loading/loaded.js';
import { PageFrame } from '../../../ui/page-frame.js';
import { PageLinks } from '../../../ui/page-links.js';
import { ReviewedPhoto } from '../components/reviewed-photo.js';
import { useImageDecisions, useImagesToReview } from '../use-image-review.js';

/** Photos that the automatic check did not approve, oldest first (OP-45). */
export default function ImagesPage() {
  const { data, error, isPending, isFetching, refetch } = useImagesToReview();
  const total = data?.numResults ?? 0;
  return (
    <PageFrame title={texts.title} heading={total > 0 ? texts.waiting(total) : texts.title} lead={texts.lead}>
      <Loaded
        query={{ error, isPending, isFetching, refetch }}
        failed={texts.failed}
        isEmpty={data?.results.length === 0}
        none={texts.none}
      >
        <Review waiting={data?.results ?? []} />
      </Loaded>
      {data && <PageLinks list={data} />}
    </PageFrame>
  );
}

function Review({ waiting }: { waiting: readonly ReviewedImageView[] }) {
  const { isBusy, decide } = useImageDecisions();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<readonly string[]>([]);
  const list = useRef<HTMLUListElement>(null);
  const chosen = waiting.map(({ image }) => image.id).filter((id) => selected.includes(id));
  const toggle = (id: string) =>
    setSelected((known) => (known.includes(id) ? known.filter((one) => one !== id) : [...known, id]));
  const approve = (ids: readonly string[]) => void decide('approve', ids);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = [...(list.current?.children ?? [])].findIndex((card) => card.contains(event.target as Node));
    const id = waiting[at]?.image.id;
    if (id === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { j: 1, k: -1 }[event.key];
    if (step !== undefined) list.current?.children[at + step]?.querySelector<HTMLElement>('input')?.focus();
    else if (event.key === 'x') toggle(id);
    else if (event.key === 'a' && !isBusy) approve([id]);
  };
  return (
    <>
      <Chosen chosen={chosen} isBusy={isBusy} onApprove={() => approve(chosen)} onRemove={() => setAsked(chosen)} />
      <ul
        ref={list}
        aria-label={texts.label}
        onKeyDown={onKeyDown}
        className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-3"
      >
        {waiting.map((reviewed) => (
          <li key={reviewed.image.id}>
            <ReviewedPhoto
              reviewed={reviewed}
              isSelected={selected.includes(reviewed.image.id)}
              isBusy={isBusy}
              onSelect={() => toggle(reviewed.image.id)}
              onApprove={() => approve([reviewed.image.id])}
              onRemove={() => setAsked([reviewed.image.id])}
            />
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked.length > 0}
        title={texts.ask.title(asked.length)}
        text={texts.ask.text(asked.length)}
        confirm={texts.remove}
        cancel={texts.ask.cancel}
        onConfirm={() => {
          setAsked([]);
          void decide('remove', asked);
        }}
        onCancel={() => setAsked([])}
      />
    </>
  );
}

interface ChosenProps {
  chosen: readonly string[];
  isBusy: boolean;
  onApprove: () => void;
  onRemove: () => void;
}

/** Actions for all selected photos at once. */
function Chosen({ chosen, isBusy, onApprove, onRemove }: ChosenProps) {
  return (
    <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-3">
      <p className="text-muted max-tablet:hidden">{texts.keys}</p>
      {chosen.length > 0 && (
        <div role="group" className="flex flex-wrap items-center gap-3" aria-label={texts.selected(chosen.length)}>
          <span>{texts.selected(chosen.length)}</span>
          <Button size="small" kind="primary" isPending={isBusy} onPress={onApprove}>
            {texts.approve}
          </Button>
          <Button size="small" isDisabled={isBusy} onPress={onRemove}>
            {texts.remove}
          </Button>
        </div>
      )}
    </div>
  );
}
