import { textOf } from '@waybill/ui';
import { defineScreenKeys } from '../../app/shell/screen-keys.ts';
import { keysText } from './keys.text.ts';

export const keys = defineScreenKeys({
  screen: 'detection',
  groups: () => {
    const text = textOf(keysText);
    return [
      {
        label: text.walk,
        items: [
          { keys: ['J'], label: text.next },
          { keys: ['K'], label: text.previous },
        ],
      },
      { label: text.detection, items: [{ keys: ['T'], label: text.openTrace }] },
    ];
  },
});
