import { defineText } from '@waybill/ui';

/** A separate catalogue: the tab is known before its code is loaded. */
export const tabText = defineText('screens/settings/tabs/data-types/tab', {
  title: 'Data types',
  loading: 'Loading',
});
