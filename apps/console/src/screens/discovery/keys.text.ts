import { defineText } from '@waybill/ui';

export const keysText = defineText('screens/discovery/keys', {
  map: 'Map of flows',
  walk: 'Along the list, or the flows of a place',
  follow: 'From a place to its flows, and on',
  tick: 'Tick a place',
  open: 'Open the trace of a flow',
  choose: 'Choose a flow',
  asTable: 'Table or map',
  list: 'Lists',
  move: 'Next and previous line',
  filter: 'Filter, or find a place',

  trace: 'Drawing of a trace',
  alongSteps: 'Along the steps, or back',
  downLane: 'Down and up within a lane',
  traceEnds: 'First origin, last destination',
  inspect: 'What is known about it',
  downstream: 'Show or hide what came from it',
  upstream: 'Show or hide what it came from',
  zoom: 'Larger, smaller, all of it',
});
