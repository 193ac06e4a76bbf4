import { defineWidget } from '../widget-manifest.ts';
import { __Pascal__ } from './__Pascal__.tsx';

export const widget = defineWidget({
  id: '__kebab__',
  title: '__Title__',
  order: 90,
  span: 6,
  permission: 'policy:read',
  Widget: __Pascal__,
});
