import { useState } from 'react';
import { Download } from 'lucide-react';
import { useServices } from '../../../lib/services.js';
import { directory as texts } from '../../../texts/directory.js';
import { Button } from '../../../ui/button.js';
import type { SearchCriteria } from '../api.js';

const words = texts.download;

interface DownloadButtonProps {
  criteria: SearchCriteria;
  numResults: number;
  /** Name of the file. */
  name: string;
}

/** Downloads the list, for a spreadsheet or for others. */
export function DownloadButton({ criteria, numResults, name }: DownloadButtonProps) {
  const { api } = useServices();
  const [state, setState] = useState<'rest' | 'under way' | 'failed'>('rest');
  const download = async () => {
    setState('under way');
    try {
      const { downloadList } = await import('../download/download-list.js');
      await downloadList(api, criteria, name);
      setState('rest');
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="grid justify-items-center gap-2 pt-6 noscript:hidden">
      <Button kind="quiet" size="small" isPending={state === 'under way'} onPress={() => void download()}>
        {state !== 'under way' && <Download className="size-4" aria-hidden />}
        {words.name(numResults)}
      </Button>
      {state === 'failed' && (
        <p role="alert" className="text-14 text-clay-ink">
          {words.failed}
        </p>
      )}
    </div>
  );
}
