import { ImageUp } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { imageTypeNames } from '#contracts/webstore/image-rules.js';
import type { EventView } from '#contracts/events/events.views.js';
import { eventDashboard as texts } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { Picture } from '../../../ui/picture.js';
import { Progress } from '../../../ui/progress.js';
import { hasPicture } from '../hero-pictures.js';
import { useOwnPicture } from './use-own-picture.js';

/** A picture of the couple's own instead of a stock picture: upload, replace, remove (OP-88). */
export function OwnPicture({ event }: { event: EventView }) {
  const { sending, isRemoving, problem, choose, remove } = useOwnPicture(event);
  const { dashboardHeroImage: image } = event;
  return (
    <div role="group" aria-label={texts.own.title} className="mt-5 grid gap-3 border-t border-hairline pt-4">
      <p className="text-14 font-strong">{texts.own.title}</p>
      {image && hasPicture(image) && (
        <div className="relative aspect-4/3 w-40 overflow-hidden rounded-input bg-blush-soft">
          <Picture picture={image} sizes="160px" alt={texts.own.shown} />
        </div>
      )}
      {sending && (
        <Progress
          label={sending.file.name}
          value={sending.sent}
          of={sending.file.size}
          text={texts.own.sending(sending.file.name)}
        />
      )}
      <p role="status" className="text-14 text-muted empty:hidden">
        {image?.validationResult === null && texts.own.checking}
      </p>
      {image?.validationResult === false && (
        <p role="alert" className="text-14 text-clay-ink">
          {texts.own.refused(image.reasons)}
        </p>
      )}
      {problem !== null && (
        <p role="alert" className="text-14 text-clay-ink">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <FileTrigger acceptedFileTypes={imageTypeNames} onSelect={(files) => choose([...(files ?? [])])}>
          <Button size="small" isPending={sending !== undefined}>
            <ImageUp className="size-4" aria-hidden />
            {image ? texts.own.replace : texts.own.upload}
          </Button>
        </FileTrigger>
        {image && (
          <Button kind="quiet" size="small" isPending={isRemoving} onPress={() => void remove(image.id)}>
            {texts.own.remove}
          </Button>
        )}
      </div>
      <p className="text-14 text-muted">{texts.own.help}</p>
    </div>
  );
}
