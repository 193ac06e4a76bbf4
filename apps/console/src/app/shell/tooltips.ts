// Its own module, so that a page can be drawn before the code of tooltips is there.
export { drawTooltip } from '@waybill/ui';
