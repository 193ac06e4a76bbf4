import type { Condition } from '@waybill/contract';

/** Common actions of sequences; their labels are in the catalogue. */
export const STEP_PRESETS = [
  { key: 'download', condition: { f: 'movement', op: 'eq', v: 'download' } },
  { key: 'pack', condition: { f: 'action', op: 'in', v: ['Compress', 'compress_no_spaces'] } },
  { key: 'rename', condition: { f: 'action', op: 'in', v: ['Rename'] } },
  {
    key: 'sendOut',
    condition: { f: 'category', op: 'in', v: ['Web Upload', 'External Comms', 'External Share'] },
  },
] as const satisfies readonly { key: string; condition: Condition }[];
