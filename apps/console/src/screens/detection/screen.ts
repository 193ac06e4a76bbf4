import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'detection',
  paths: ['/detections/:detectionId'],
  title: () => textOf(screenText).title,
  permission: 'detection:read',
  load: () => import('./DetectionPage.tsx').then((module) => module.DetectionPage),
});
