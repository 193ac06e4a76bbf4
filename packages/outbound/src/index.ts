export { createOutbound, type Outbound, type OutboundOptions } from './create-outbound.ts';
