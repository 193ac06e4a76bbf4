import { textOf } from '@waybill/ui';
import { defineScreenKeys } from '../../app/shell/screen-keys.ts';
import { keysText } from './keys.text.ts';

export const keys = defineScreenKeys({
  screen: 'detections',
  groups: () => {
    const text = textOf(keysText);
    return [
      {
        label: text.triage,
        items: [
          { keys: ['A'], label: text.take },
          { keys: ['E'], label: text.close },
          { keys: ['E', 'F', '1'], label: text.closeInThree },
          { keys: ['M'], label: text.snooze },
          { keys: ['S'], label: text.assign },
          { keys: ['C'], label: text.comment },
        ],
      },
      { label: text.list, items: [{ keys: ['W'], label: text.views }] },
      {
        label: text.histogram,
        items: [
          { keys: ['←'], label: text.earlier },
          { keys: ['→'], label: text.later },
          { keys: ['Shift+→'], label: text.longer },
          { keys: ['T'], label: text.asTable },
        ],
      },
    ];
  },
});
