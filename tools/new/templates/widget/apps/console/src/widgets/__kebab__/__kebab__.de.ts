import type { Translation } from '@waybill/ui';
import type { __camel__Text } from './__kebab__.text.ts';

export const de: Translation<typeof __camel__Text> = {
  title: '__Title__',
  about: 'im Zeitraum',
  head: 'Ziel',
};
