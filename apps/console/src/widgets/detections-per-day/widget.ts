import { defineWidget } from '../widget-manifest.ts';
import { DetectionsPerDay } from './DetectionsPerDay.tsx';

export const widget = defineWidget({
  id: 'detections-per-day',
  title: 'Detections per day',
  order: 2,
  span: 7,
  permission: 'detection:read',
  Widget: DetectionsPerDay,
});
