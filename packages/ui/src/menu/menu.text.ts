import { defineText } from '../text/define-text.ts';

export const menuText = defineText('ui/menu/menu', {
  chosen: 'selected',
});
