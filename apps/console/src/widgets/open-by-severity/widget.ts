import { defineWidget } from '../widget-manifest.ts';
import { OpenBySeverity } from './OpenBySeverity.tsx';

export const widget = defineWidget({
  id: 'open-by-severity',
  title: 'Open detections by severity',
  order: 1,
  span: 12,
  permission: 'detection:read',
  isBare: true,
  Widget: OpenBySeverity,
});
