import { defineText } from '@waybill/ui';

export const formDialogText = defineText('components/form-dialog', {
  cancel: 'Cancel',
});
