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
      {
        label: text.detection,
        items: [
          { keys: ['A'], label: text.take },
          { keys: ['E'], label: text.close },
          { keys: ['E', 'F', '1'], label: text.closeInThree },
          { keys: ['M'], label: text.snooze },
          { keys: ['S'], label: text.assign },
          { keys: ['C'], label: text.comment },
          { keys: ['T'], label: text.openTrace },
          { keys: ['1'], label: text.firstAction },
          { keys: ['4'], label: text.lastAction },
        ],
      },
    ];
  },
});
