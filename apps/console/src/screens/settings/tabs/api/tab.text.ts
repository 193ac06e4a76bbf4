import { defineText } from '@waybill/ui';

export const tabText = defineText('screens/settings/tabs/api/tab', {
  title: 'API',
  about:
    'Programs use the same routes as the console. They authenticate with a token that is limited to chosen permissions.',
});
