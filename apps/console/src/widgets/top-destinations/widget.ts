import { defineWidget } from '../widget-manifest.ts';
import { TopDestinations } from './TopDestinations.tsx';

export const widget = defineWidget({
  id: 'top-destinations',
  title: 'Destinations of open detections',
  order: 3,
  span: 5,
  permission: 'detection:read',
  Widget: TopDestinations,
});
