import { textOf } from '@waybill/ui';
import { defineScreen } from '../../app/screens/screen-manifest.ts';
import { screenText } from './screen.text.ts';

export const screen = defineScreen({
  name: 'policy-wizard',
  paths: ['/policies/wizard', '/policies/wizard/:policyId'],
  title: () => textOf(screenText).title,
  goKey: 'w',
  permission: 'policy:read',
  load: () => import('./PolicyWizardPage.tsx').then((module) => module.PolicyWizardPage),
});
