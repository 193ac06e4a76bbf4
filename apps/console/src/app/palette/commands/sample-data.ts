import { textOf } from '@waybill/ui';
import { useSampleData } from '../../../components/sample-data/use-sample-data.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import { commandsText } from '../commands.text.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** Loading the sample data; removing it needs confirmation and stays on its own screen. */
export function useCommands(): PaletteCommand[] {
  const { can } = useSessionInfo();
  const { state, isRunning, load } = useSampleData();
  const text = textOf(commandsText);
  if (!can('setting:manage') || isRunning || state?.state !== 'none') return [];
  return [
    {
      id: 'load-sample-data',
      group: 'actions',
      title: text.loadSampleData,
      icon: 'sample',
      keywords: text.loadSampleDataWords,
      run: () => void load(),
    },
  ];
}
