import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { AuditTab } from './AuditTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'audit',
  title: () => textOf(tabText).title,
  order: 6,
  permission: 'audit:read',
  Tab: AuditTab,
});
