import { defineText } from '@waybill/ui';

export const boardText = defineText('screens/detections/cases/board/board', {
  how: 'How cases are shown',
  list: 'List',
  board: 'Board',
  column: (state: string, count: number) =>
    `${state}, ${count === 1 ? 'one case' : `${count} cases`}`,
  empty: 'None',
  moveTo: (number: number) => `Move CASE-${number} to another state`,
  moved: (number: number, state: string) => `CASE-${number}: ${state}`,
  undo: 'Undo',
  keys: 'Keys',
  goes: 'go from case to case',
  moves: 'move the case',
  detections: (open: number, all: number) =>
    `${open} of ${all} ${all === 1 ? 'detection' : 'detections'} open`,
  tasks: (open: number, all: number) => `${open} of ${all} ${all === 1 ? 'task' : 'tasks'} open`,
});
