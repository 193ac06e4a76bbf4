import { defineWidget } from '../widget-manifest.ts';
import { TopPolicies } from './TopPolicies.tsx';

export const widget = defineWidget({
  id: 'top-policies',
  title: 'Policies behind open detections',
  order: 5,
  span: 5,
  permission: 'detection:read',
  Widget: TopPolicies,
});
