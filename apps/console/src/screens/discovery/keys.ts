import { textOf } from '@waybill/ui';
import { defineScreenKeys } from '../../app/shell/screen-keys.ts';
import { keysText } from './keys.text.ts';

export const keys = defineScreenKeys({
  screen: 'discovery',
  groups: () => {
    const text = textOf(keysText);
    return [
      {
        label: text.map,
        items: [
          { keys: ['↓', '↑'], label: text.walk },
          { keys: ['→', '←'], label: text.follow },
          { keys: ['Space'], label: text.tick },
          { keys: ['↵'], label: text.open },
          { keys: ['X'], label: text.choose },
          { keys: ['T'], label: text.asTable },
        ],
      },
      {
        label: text.list,
        items: [
          { keys: ['J', 'K'], label: text.move },
          { keys: ['/'], label: text.filter },
        ],
      },
      {
        label: text.trace,
        items: [
          { keys: ['→', '←'], label: text.alongSteps },
          { keys: ['↓', '↑'], label: text.downLane },
          { keys: ['Home', 'End'], label: text.traceEnds },
          { keys: ['↵'], label: text.inspect },
          { keys: ['E'], label: text.downstream },
          { keys: ['Shift+E'], label: text.upstream },
          { keys: ['+', '-', '0'], label: text.zoom },
        ],
      },
    ];
  },
});
