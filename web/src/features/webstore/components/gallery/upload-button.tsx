import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { imageTypeNames } from '#contracts/webstore/image-rules.js';
import { editLists } from '../../../../texts/edit-lists.js';
import { Button } from '../../../../ui/button.js';

const { picture: texts } = editLists;

interface UploadButtonProps {
  isUploading: boolean;
  onFiles: (files: File[]) => void;
}

/** Accepts one file for the picture of an item. */
export function UploadButton({ isUploading, onFiles }: UploadButtonProps) {
  return (
    <FileTrigger acceptedFileTypes={imageTypeNames} onSelect={(files) => onFiles([...(files ?? [])])}>
      <Button size="small" isPending={isUploading}>
        <Upload className="size-4" aria-hidden />
        {isUploading ? texts.uploading : texts.upload}
      </Button>
    </FileTrigger>
  );
}
