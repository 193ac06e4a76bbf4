import type { Translation } from '../text/define-text.ts';
import type { frameText } from './frame.text.ts';

export const de: Translation<typeof frameText> = {
  skip: 'Zum Inhalt springen',
  main: 'Hauptnavigation',
  breadcrumb: 'Brotkrümelpfad',
  keyboard: 'Tastatur',
  andThen: 'dann',
  collapse: 'Navigation einklappen',
  expand: 'Navigation ausklappen',
};
