import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { firstReads } from './first-reads.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'detections',
  paths: ['/detections'],
  title: () => textOf(screenText).title,
  goKey: 'd',
  nav: { group: 'investigate', order: 1, icon: 'detections', to: '/detections' },
  permission: 'detection:read',
  load: () => import('./DetectionsScreen.tsx').then((module) => module.DetectionsScreen),
  firstReads,
});
