import type { Translation } from '../text/define-text.ts';
import type { placeText } from './place.text.ts';

export const de: Translation<typeof placeText> = {
  to: 'nach',
  unmanaged: 'Nicht verwaltet',
  outside: 'Extern',
};
