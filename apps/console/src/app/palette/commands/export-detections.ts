import { textOf } from '@waybill/ui';
import { useLocation } from 'react-router';
import { detectionsText } from '../../../screens/detections/detections.text.ts';
import { EXPORT_FORMATS, startExport } from '../../../screens/detections/export/start-export.ts';
import { useDetectionView } from '../../../screens/detections/filter/use-detection-view.ts';
import { useSessionInfo } from '../../session/session-context.ts';
import type { PaletteCommand } from '../palette-command.ts';

/** On the list of detections: its export, with the active filter. */
export function useCommands(): PaletteCommand[] {
  const { pathname } = useLocation();
  const { can } = useSessionInfo();
  const { filter } = useDetectionView();
  const text = textOf(detectionsText);
  if (pathname !== '/detections' || !can('detection:export')) return [];
  return EXPORT_FORMATS.map((format) => ({
    id: `export:${format}`,
    group: 'actions',
    title: text.exportCommand(text[format]),
    icon: 'download',
    keywords: text.exportCommandWords,
    run: () => void startExport(filter, format),
  }));
}
