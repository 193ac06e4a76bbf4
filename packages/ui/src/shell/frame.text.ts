import { defineText } from '../text/define-text.ts';

export const frameText = defineText('ui/shell/frame', {
  skip: 'Skip to content',
  main: 'Main',
  breadcrumb: 'Breadcrumb',
  keyboard: 'Keyboard',
  andThen: 'then',
  collapse: 'Collapse navigation',
  expand: 'Expand navigation',
});
