import { Button, textOf } from '@waybill/ui';
import { PermissionError } from '../../app/http/api-error.ts';
import { open } from '../../app/http/api.ts';
import { useMissingReason } from '../../app/session/session-context.ts';
import { runPageTask } from '../../app/tasks/page-tasks.ts';
import { Icon } from '../icons.ts';
import { saveFile } from '../save-file.ts';
import { packText } from './pack.text.ts';

export interface PackButtonProps {
  /** E.g. `DET-12`. */
  name: string;
  /** Path of the subject in the API. */
  path: string;
}

/** Saves the subject as a signed archive that can be verified without Waybill. */
export function PackButton({ name, path }: PackButtonProps) {
  const text = textOf(packText);
  const missing = useMissingReason('detection:export');
  return (
    <Button
      size="sm"
      icon={<Icon.download aria-hidden />}
      disabledReason={missing}
      onClick={() => void exportPack(name, path)}
    >
      {text.exportPack}
    </Button>
  );
}

/** Never throws; resolves to whether there is a file. */
function exportPack(name: string, path: string): Promise<boolean> {
  const text = textOf(packText);
  return runPageTask({
    title: text.exporting(name),
    doneTitle: () => text.exported,
    run: async (_report, signal) => {
      const response = await open(`${path}/evidence-pack`, signal);
      if (response === undefined) throw new PermissionError();
      saveFile(await response.blob(), `${name}-evidence.zip`);
    },
  });
}
