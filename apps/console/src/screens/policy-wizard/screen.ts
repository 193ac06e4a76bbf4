import { defineScreen } from '../../app/screens/screen-manifest.ts';

export const screen = defineScreen({
  name: 'policy-wizard',
  paths: ['/policies/wizard', '/policies/wizard/:policyId'],
  title: 'Policy wizard',
  permission: 'policy:read',
  load: () => import('./PolicyWizardPage.tsx').then((module) => module.PolicyWizardPage),
});
