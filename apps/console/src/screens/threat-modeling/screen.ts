import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'threat-modeling',
  paths: ['/threat-modeling'],
  title: () => textOf(screenText).title,
  goKey: 'm',
  nav: { group: 'prevent', order: 2, icon: 'threatModeling', to: '/threat-modeling' },
  flag: 'threat_modeling',
  permission: 'policy:read',
  load: () => import('./ThreatModelingPage.tsx').then((module) => module.ThreatModelingPage),
});
