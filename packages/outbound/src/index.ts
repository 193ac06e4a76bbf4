export { createOutbound, type Outbound, type OutboundOptions } from './create-outbound.ts';
export { OutboundError, type OutboundCode } from './outbound-error.ts';
