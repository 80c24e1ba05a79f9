import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImageUp, Pencil } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { vendorEditPath } from '#contracts/webstore/editor-paths.js';
import { imageLimitOf, imageTypeNames } from '#contracts/webstore/image-rules.js';
import { useServices } from '../../../../lib/services.js';
import { ownerPhotos as texts } from '../../../../texts/webstore-page.js';
import { Button } from '../../../../ui/button.js';
import { ButtonLink } from '../../../../ui/button-link.js';
import { draftQuery, forgetPublishedAnswers, keepDraft, readDraft } from '../../api.js';
import { sortFiles } from '../../gallery/picked-files.js';
import { useUploads, type Upload } from '../../gallery/use-uploads.js';

const isUnderWay = ({ state }: Upload) => state === 'queued' || state === 'sending';

/** Upload and edit photos from the public page, for its owner (WS-86, WS-220). */
export default function OwnerPhotos({ webstoreId }: { webstoreId: string }) {
  const { api, toasts } = useServices();
  const queryClient = useQueryClient();
  const { data: draft } = useQuery(draftQuery(api, webstoreId));
  const onAdded = async () => {
    keepDraft(queryClient, await readDraft(api, webstoreId));
    forgetPublishedAnswers(queryClient);
    toasts.show('success', texts.added);
  };
  const pictures = useUploads({ webstoreId, category: 'general', onAdded });
  const { uploads, isRunning } = pictures;
  const choose = (files: readonly File[]) => {
    if (!draft) return;
    const { images, subscriptionTier: tier } = draft;
    const room = { max: imageLimitOf(tier), used: images.length, isFreePlan: tier === 'starter' };
    pictures.add(sortFiles(files, room), images.length);
  };
  const refused = uploads.filter(({ state }) => state === 'refused' || state === 'failed');
  return (
    <div className="mb-5 grid gap-4">
      <div className="flex flex-wrap gap-2">
        <FileTrigger acceptedFileTypes={imageTypeNames} allowsMultiple onSelect={(files) => choose([...(files ?? [])])}>
          <Button size="small" isPending={isRunning} isDisabled={!draft}>
            <ImageUp className="size-4" aria-hidden />
            {isRunning ? texts.uploading : texts.upload}
          </Button>
        </FileTrigger>
        <ButtonLink to={vendorEditPath('gallery')} size="small">
          <Pencil className="size-4" aria-hidden />
          {texts.edit}
        </ButtonLink>
      </div>
      {isRunning && (
        <ul className="grid grid-cols-2 gap-2 desk:grid-cols-3">
          {uploads.filter(isUnderWay).map((upload) => (
            <Preview key={upload.key} upload={upload} />
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <ul role="alert" className="grid gap-1 text-14 text-clay-ink">
          {refused.map(({ key, reason }) => (
            <li key={key}>{reason}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The photo as the browser reads it, dimmed under its progress. */
function Preview({ upload: { file, sent } }: { upload: Upload }) {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  const share = Math.round((sent / file.size) * 100);
  return (
    <li className="relative aspect-4/3 overflow-hidden rounded-input bg-blush-soft">
      <img src={address} alt="" className="size-full object-cover opacity-50" />
      <span
        role="progressbar"
        aria-label={texts.sending(file.name)}
        aria-valuenow={share}
        aria-valuemin={0}
        aria-valuemax={100}
        className="absolute inset-0 grid place-items-center"
      >
        <span className="rounded-full bg-tag px-3 py-1 text-14 font-strong text-ink">{share} %</span>
      </span>
    </li>
  );
}
