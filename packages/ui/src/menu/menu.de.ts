import type { Translation } from '../text/define-text.ts';
import type { menuText } from './menu.text.ts';

export const de: Translation<typeof menuText> = {
  chosen: 'gewählt',
};
