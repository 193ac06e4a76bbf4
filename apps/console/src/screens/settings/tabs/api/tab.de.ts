import type { Translation } from '@waybill/ui';
import type { tabText } from './tab.text.ts';

export const de: Translation<typeof tabText> = {
  title: 'API',
  about:
    'Programme nutzen dieselben Routen wie die Konsole. Sie weisen sich mit einem Token aus, das auf gewählte Berechtigungen beschränkt ist.',
};
