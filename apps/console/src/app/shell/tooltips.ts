// A module of its own, so that a page can be drawn before the code of tooltips is there.
export { drawTooltip } from '@waybill/ui';
