import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'threat-modeling',
  paths: ['/threat-modeling'],
  title: 'Threat modeling',
  nav: { group: 'prevent', order: 2, icon: 'threatModeling', to: '/threat-modeling' },
  flag: 'threat_modeling',
  permission: 'policy:read',
  load: () => import('./ThreatModelingPage.tsx').then((module) => module.ThreatModelingPage),
});
