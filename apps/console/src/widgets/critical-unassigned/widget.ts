import { defineWidget } from '../widget-manifest.ts';
import { CriticalUnassigned } from './CriticalUnassigned.tsx';

export const widget = defineWidget({
  id: 'critical-unassigned',
  title: 'Most severe, nobody assigned',
  order: 4,
  span: 7,
  permission: 'detection:read',
  Widget: CriticalUnassigned,
});
