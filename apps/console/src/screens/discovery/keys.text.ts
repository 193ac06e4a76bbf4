import { defineText } from '@waybill/ui';

export const keysText = defineText('screens/discovery/keys', {
  map: 'Map of flows',
  walk: 'Move along places or flows',
  follow: 'From a place to its flows',
  tick: 'Select a place',
  open: 'Open the trace of a flow',
  choose: 'Select a flow',
  asTable: 'Table or map',
  list: 'Lists',
  move: 'Next and previous row',
  filter: 'Filter or find a place',

  trace: 'Trace graph',
  alongSteps: 'Along the steps and back',
  downLane: 'Up and down within a lane',
  traceEnds: 'First origin, last destination',
  inspect: 'Open details',
  downstream: 'Show or hide downstream',
  upstream: 'Show or hide upstream',
  zoom: 'Zoom in, zoom out, fit',
});
