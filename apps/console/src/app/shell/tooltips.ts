// A separate module, so that a page renders before the code of tooltips is loaded.
export { drawTooltip } from '@waybill/ui';
