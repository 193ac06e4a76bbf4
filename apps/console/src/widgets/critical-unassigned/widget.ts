import { textOf } from '@waybill/ui';
import { detectionTable } from '../../components/dashboard/DetectionRows.tsx';
import { defineWidget } from '../widget-manifest.ts';
import { CriticalUnassigned } from './CriticalUnassigned.tsx';
import { criticalUnassignedText } from './critical-unassigned.text.ts';

export const widget = defineWidget({
  id: 'critical-unassigned',
  title: () => textOf(criticalUnassignedText).title,
  about: () => textOf(criticalUnassignedText).about,
  place: { x: 0, y: 13, w: 8, h: 9 },
  least: { w: 4, h: 4 },
  permission: 'detection:read',
  skeleton: 'rows',
  isFlush: true,
  table: ({ data }) => detectionTable(data.criticalUnassigned.items),
  Widget: CriticalUnassigned,
});
