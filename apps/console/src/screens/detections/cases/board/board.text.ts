import { defineText } from '@waybill/ui';

export const boardText = defineText('screens/detections/cases/board/board', {
  how: 'View',
  list: 'List',
  board: 'Board',
  column: (state: string, count: number) =>
    `${state}, ${count === 1 ? '1 case' : `${count} cases`}`,
  empty: 'None',
  moveTo: (number: number) => `Move CASE-${number} to another state`,
  moved: (number: number, state: string) => `CASE-${number}: ${state}`,
  undo: 'Undo',
  keys: 'Keys',
  goes: 'move between cases',
  moves: 'move the case',
  detections: (open: number, all: number) =>
    `${open} of ${all} ${all === 1 ? 'detection' : 'detections'} open`,
  tasks: (open: number, all: number) => `${open} of ${all} ${all === 1 ? 'task' : 'tasks'} open`,
});
