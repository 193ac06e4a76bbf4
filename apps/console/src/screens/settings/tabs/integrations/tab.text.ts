import { defineText } from '@waybill/ui';

/** A separate catalogue: the tab is known before its code is loaded. */
export const tabText = defineText('screens/settings/tabs/integrations/tab', {
  title: 'Integrations',
  views: 'Integrations',
  sources: 'Sources',
  people: 'People',
  devices: 'Devices',
  findings: 'Vendor findings',
  sending: 'Sending',
  refused: 'Rejected records',
  loading: 'Loading',
});
