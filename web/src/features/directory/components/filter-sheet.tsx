import { useRef } from 'react';
import { filterWords as words } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import { Sheet } from '../../../ui/sheet.js';
import { Spinner } from '../../../ui/spinner.js';
import { Filters, type FiltersProps } from './filters.js';

interface FilterSheetProps extends FiltersProps {
  isOpen: boolean;
  onClose: () => void;
  onClear: () => void;
  chosen: number;
  numResults: number | undefined;
  isBusy: boolean;
}

/** The filters in a sheet on narrow screens; choices apply at once. */
export default function FilterSheet({
  isOpen,
  onClose,
  onClear,
  chosen,
  numResults,
  isBusy,
  ...filters
}: FilterSheetProps) {
  const dialog = useRef<HTMLElement>(null);
  const clear = () => {
    onClear();
    dialog.current?.focus();
  };
  return (
    <Sheet
      dialogRef={dialog}
      isOpen={isOpen}
      onClose={onClose}
      title={words.filters}
      close={words.close}
      actions={
        chosen > 0 && (
          <Button kind="quiet" size="small" onPress={clear}>
            {words.clearMany(chosen)}
          </Button>
        )
      }
      footer={
        <Button kind="primary" onPress={onClose} className="w-full">
          {isBusy && <Spinner />}
          {words.show(numResults)}
        </Button>
      }
    >
      <Filters {...filters} />
    </Sheet>
  );
}
