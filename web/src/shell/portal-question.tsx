import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { shell } from '../texts/shell.js';
import { upgrade as texts } from '../texts/upgrade.js';
import { Button } from '../ui/button.js';
import { Modal } from '../ui/modal.js';
import type { Portal } from './use-portal.js';

const { question } = texts;

/** Asks whether something was changed in the portal, and reads the plan again (BIL-45). */
export default function PortalQuestion({ portal }: { portal: Portal }) {
  const [isPending, setPending] = useState(false);
  const refresh = async () => {
    setPending(true);
    await portal.refresh();
    setPending(false);
  };
  return (
    <Modal
      size="small"
      isOpen={portal.isAsking}
      onClose={portal.close}
      close={shell.close}
      title={question.title}
      mark={
        <span className="grid size-12 place-items-center rounded-full bg-blush text-plum-dark">
          <RefreshCw className="size-5" aria-hidden />
        </span>
      }
    >
      <p className="text-muted">{question.text}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button kind="primary" isPending={isPending} onPress={() => void refresh()}>
          {question.refresh}
        </Button>
        <Button kind="quiet" onPress={portal.close}>
          {question.nothing}
        </Button>
      </div>
    </Modal>
  );
}
