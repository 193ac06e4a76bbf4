import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'detection',
  paths: ['/detections/:detectionId'],
  title: 'Detection',
  permission: 'detection:read',
  load: () => import('./DetectionPage.tsx').then((module) => module.DetectionPage),
});
