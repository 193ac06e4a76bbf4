import type { Translation } from '../text/define-text.ts';
import type { stateText } from './state.text.ts';

export const de: Translation<typeof stateText> = {
  loading: 'Wird geladen',
  request: 'Anfrage',
  tryAgain: 'Erneut versuchen',
  progress: (done, all) => `${done} von ${all}`,
};
