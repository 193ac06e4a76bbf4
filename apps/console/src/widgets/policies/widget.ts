import { textOf } from '@waybill/ui';
import { severityTable } from '../../components/dashboard/severity-table.ts';
import { defineWidget } from '../widget-manifest.ts';
import { Policies, policyBars } from './Policies.tsx';
import { policiesText } from './policies.text.ts';

export const widget = defineWidget({
  id: 'policies',
  title: () => textOf(policiesText).title,
  about: () => textOf(policiesText).about,
  place: { x: 8, y: 30, w: 4, h: 9 },
  least: { w: 3, h: 4 },
  permission: 'overview:read',
  flag: 'internal_policies_enabled',
  skeleton: 'bars',
  table: (board) => severityTable(textOf(policiesText).head, policyBars(board)),
  Widget: Policies,
});
