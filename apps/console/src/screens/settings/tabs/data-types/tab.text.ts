import { defineText } from '@waybill/ui';

/** Its own catalogue: the tab is known before its code is there. */
export const tabText = defineText('screens/settings/tabs/data-types/tab', {
  title: 'Data types',
  loading: 'Loading',
});
