import { defineText } from '@waybill/ui';

/** A catalogue of its own: the tab is known before its code is there. */
export const tabText = defineText('screens/settings/tabs/data-types/tab', {
  title: 'Data types',
  loading: 'Loading',
});
