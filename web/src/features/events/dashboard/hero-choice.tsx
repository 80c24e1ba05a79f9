import { useState } from 'react';
import { Label } from 'react-aria-components/Label';
import { RadioButton, RadioField, RadioGroup } from 'react-aria-components/RadioGroup';
import type { EventView } from '#contracts/events/events.views.js';
import { useServices } from '../../../lib/services.js';
import { eventDashboard as texts, eventInformation } from '../../../texts/events.js';
import { Button } from '../../../ui/button.js';
import { Picture } from '../../../ui/picture.js';
import { heroPicturesOf } from '../hero-pictures.js';
import { useSaveEvent } from '../../../lib/use-save-event.js';
import { OwnPicture } from './own-picture.js';

/** The stock pictures of the type of event, of which the chosen one is saved at once, and an own picture (OP-88). */
export default function HeroChoice({ event, onDone }: { event: EventView; onDone: () => void }) {
  const { toasts } = useServices();
  const save = useSaveEvent();
  const [pending, setPending] = useState<number>();
  const choose = async (index: number) => {
    setPending(index);
    try {
      await save({ event: { props: { selectedHeroImage: index } } });
    } catch {
      toasts.show('error', eventInformation.notSaved);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <div className="mt-4 rounded-card border border-hairline bg-surface p-4">
      <RadioGroup
        value={String(pending ?? event.props.selectedHeroImage)}
        onChange={(index) => void choose(Number(index))}
        orientation="horizontal"
      >
        <Label className="text-14 font-strong">{texts.pictures}</Label>
        <div className="mt-3 grid grid-cols-3 gap-3 desk:grid-cols-6">
          {heroPicturesOf(event.eventType).map((picture, index) => (
            <RadioField
              key={picture.pictureId}
              value={String(index)}
              aria-label={texts.picture(index + 1, picture.alt)}
              className="grid"
            >
              <RadioButton className="relative aspect-4/3 cursor-pointer overflow-hidden rounded-input outline-offset-2 selected:outline-2 selected:outline-plum focus-visible:outline-3 focus-visible:outline-plum">
                <Picture picture={picture} sizes="(min-width: 815px) 12rem, 30vw" />
              </RadioButton>
            </RadioField>
          ))}
        </div>
      </RadioGroup>
      <OwnPicture event={event} />
      <Button size="small" className="mt-4" onPress={onDone}>
        {texts.donePictures}
      </Button>
    </div>
  );
}
